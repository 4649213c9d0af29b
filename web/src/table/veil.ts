// What an event tells only to the seat it is of. Where several people share a screen, it stays hidden from the next one.
import type { EventShown, Step } from "../api/types";

/** By event: the parameters that its own seat alone may know. */
const SECRET: Record<string, readonly string[]> = {
  "event-draw-deck": ["card"],
  "event-tickets-drawn": ["tickets"],
  "event-tickets-kept": ["tickets"],
  "event-decided": ["decision"],
};

/** The steps as a seat may read them, though another seat's eyes were open when they came. */
export function veiled(steps: readonly Step[], eye: number | null): readonly Step[] {
  return steps.map((step) =>
    step.events.some((event) => hides(event, eye))
      ? { ...step, events: step.events.map((event) => (hides(event, eye) ? without(event) : event)) }
      : step,
  );
}

function hides(event: EventShown, eye: number | null): boolean {
  const secret = SECRET[event.key];
  return (
    secret !== undefined && event.params["seat"] !== eye && secret.some((name) => (event.params[name] ?? null) !== null)
  );
}

function without(event: EventShown): EventShown {
  const secret = SECRET[event.key] ?? [];
  return { ...event, params: { ...event.params, ...Object.fromEntries(secret.map((name) => [name, null])) } };
}
