// What an event tells only to the seat it is of. Where several people share a screen, it stays hidden from the next one.
import type { EventShown, Step } from "../api/types";

/** The steps as a seat may read them, though another seat's eyes were open when they came. */
export function veiled(steps: readonly Step[], eye: number | null): readonly Step[] {
  return steps.map((step) =>
    step.events.some((event) => hides(event, eye))
      ? { ...step, events: step.events.map((event) => (hides(event, eye) ? without(event) : event)) }
      : step,
  );
}

/** Whether something was shown in these steps that only this seat has seen, by events that let a seat learn something. */
export const shownTo = (steps: readonly Step[], seat: number, learnt: readonly string[]): boolean =>
  steps.some((step) => step.events.some(({ key, params }) => learnt.includes(key) && params["seat"] === seat));

const hides = ({ secret = [], params }: EventShown, eye: number | null): boolean =>
  secret.length > 0 && params["seat"] !== eye;

function without({ secret = [], ...event }: EventShown): EventShown {
  return { ...event, params: { ...event.params, ...Object.fromEntries(secret.map((name) => [name, null])) } };
}
