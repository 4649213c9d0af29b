// Keys that do something at a table, wherever the focus is; none of them while somebody writes in a field.

export type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented"> & {
  readonly target: unknown;
};

/** The key as one character in lower case, or its name; null when it is not meant for the table. */
export function tableKey(event: Pressed): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (isField(event.target)) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** Whether keys go into a field for text; a radio button or a slider takes only arrows. */
function isField(target: unknown): boolean {
  if (typeof target !== "object" || target === null) return false;
  const { tagName, type, isContentEditable } = target as {
    tagName?: string;
    type?: string;
    isContentEditable?: boolean;
  };
  if (isContentEditable || tagName === "TEXTAREA" || tagName === "SELECT") return true;
  return tagName === "INPUT" && !["radio", "checkbox", "range", "button"].includes(type ?? "text");
}
