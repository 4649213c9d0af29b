// One tab stop for a whole region: arrows, Home and End go from one thing in it to the next.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export type Step = "next" | "back" | "first" | "last";

const STEPS: Record<string, Step> = {
  ArrowRight: "next",
  ArrowDown: "next",
  ArrowLeft: "back",
  ArrowUp: "back",
  Home: "first",
  End: "last",
};

export function stepOf(key: string): Step | null {
  return STEPS[key] ?? null;
}

/** The place one comes to among so many; the ends are ends. */
export function walked(from: number, count: number, step: Step): number {
  if (step === "first") return 0;
  if (step === "last") return count - 1;
  return Math.min(count - 1, Math.max(0, from + (step === "next" ? 1 : -1)));
}

/** Of the buttons inside, one is in the tab order: the one that had the focus last, at first the first. */
export const roving: Attachment<HTMLElement> = (region) => {
  let current: HTMLElement | null = null;

  const stops = (): HTMLElement[] => [...region.querySelectorAll<HTMLElement>("button:not(:disabled)")];

  const settle = (): void => {
    const all = stops();
    if (!current || !all.includes(current)) current = all[0] ?? null;
    for (const stop of all) {
      const tab = stop === current ? 0 : -1;
      if (stop.tabIndex !== tab) stop.tabIndex = tab;
    }
  };

  const focused = (event: FocusEvent): void => {
    const stop = event.target instanceof Element ? event.target.closest<HTMLElement>("button") : null;
    if (stop) current = stop;
    settle();
  };

  const pressed = (event: KeyboardEvent): void => {
    const step = stepOf(event.key);
    const all = stops();
    const here = all.indexOf(event.target as HTMLElement);
    if (!step || here < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    all[walked(here, all.length, step)]?.focus();
  };

  const watcher = new MutationObserver(settle);
  watcher.observe(region, { childList: true, subtree: true });
  const ends = [on(region, "focusin", focused), on(region, "keydown", pressed), () => watcher.disconnect()];
  settle();
  return () => ends.forEach((end) => end());
};
