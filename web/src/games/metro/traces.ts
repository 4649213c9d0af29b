// The lines that are drawn over the board: the one that is traced, those that a move would lengthen or finish, or those that
// were finished just now.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Livery } from "../../parts/liveries";
import { liveryOf } from "./board";
import type { MetroController } from "./controller.svelte";
import { lineOf, type Line } from "./lines";
import { cornerOf, endAt } from "./rails";
import type { Point } from "../../table/viewport";

export interface Trace {
  readonly key: string;
  readonly line: Line;
  /** Of whoever owns it; null for nobody's. */
  readonly livery: Livery | null;
  /** Counted tile by tile; the same while a train runs through it; or thin, because it goes on. */
  readonly look: "counted" | "running" | "thin";
  /** How many tiles it becomes longer by. */
  readonly more?: number;
}

export function tracesOf(controller: MetroController, finishing: readonly string[]): readonly Trace[] {
  const { view, traced, offer, wagons } = controller;
  if (traced) {
    const { wagon } = traced;
    return [{ key: `traced-${wagon?.line}`, line: traced, livery: wagon && liveryOf(view, wagon), look: "counted" }];
  }
  if (offer) {
    return controller
      .effects(offer)
      .toSorted((one, other) => Number(one.finished) - Number(other.finished))
      .map((one) => ({
        key: `offer-${one.gain.line}`,
        line: one.line,
        livery: liveryOf(view, one),
        look: one.finished ? "counted" : "thin",
        more: one.tiles - one.before,
      }));
  }
  return wagons
    .filter((wagon) => finishing.includes(wagon.line))
    .map((wagon) => ({
      key: `done-${wagon.line}`,
      line: lineOf(wagon),
      livery: liveryOf(view, wagon),
      look: "running",
    }));
}

/** Where a line that goes on has come to. */
export function tipOf({ path }: Line): Point | null {
  const last = path.at(-1);
  return last ? endAt(last[2], cornerOf(last[0])) : null;
}

/** For a button that stands for a line: pointing at it, coming to it by keys and pressing it traces the line. One that can be
    pressed and is, lets go of it when it is pressed again. */
export function tracing(controller: MetroController, line: string | null): Attachment {
  return (button) => {
    const pointed = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "touch") return;
      controller.trace(event.type === "pointerenter" ? line : null);
    };
    const ends = [
      on(button, "pointerenter", pointed),
      on(button, "pointerleave", pointed),
      on(button, "focus", () => button.matches(":focus-visible") && controller.trace(line)),
      on(button, "blur", () => controller.trace(null)),
      on(button, "click", () => controller.trace(button.getAttribute("aria-pressed") === "true" ? null : line)),
    ];
    return () => ends.forEach((end) => end());
  };
}
