// The lines that are drawn over the board: those that are counted because they were finished just now, the one that is
// traced, or those that a move would lengthen or finish.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Livery } from "../../parts/liveries";
import { liveryOf } from "./board";
import type { MetroController } from "./controller.svelte";
import { lineOf, wagonFrom, type Line, type Owner } from "./lines";
import { inOrder } from "./effects";
import { cornerOf, endAt } from "./rails";
import type { Point } from "../../table/viewport";

export interface Trace {
  readonly key: string;
  readonly line: Line;
  /** Of whoever owns it; null for nobody's. */
  readonly livery: Livery | null;
  /** Counted tile by tile; or thin, because it goes on, or was counted already. */
  readonly look: "counted" | "thin";
  /** How long one runs along it while it is counted, in milliseconds. */
  readonly runs?: number;
  /** How many tiles it becomes longer by. */
  readonly more?: number;
  /** Which line of its owner it is among those shown, from 0: each looks a little different. */
  readonly nth: number;
}

export function tracesOf(controller: MetroController): readonly Trace[] {
  const { view, traced, offer, count } = controller;
  if (count.line) return countedTraces(controller);
  if (traced) {
    const { wagon } = traced;
    const livery = wagon && liveryOf(view, wagon);
    return [{ key: `traced-${wagon?.line}`, line: traced, livery, look: "counted", nth: 0 }];
  }
  if (!offer) return [];
  const effects = inOrder(controller.effects(offer), controller.seat);
  return effects
    .map((one, at): Trace => ({
      key: `offer-${one.gain.line}`,
      line: one.line,
      livery: liveryOf(view, one),
      look: one.finished ? "counted" : "thin",
      more: one.tiles - one.before,
      nth: nthOf(effects, at),
    }))
    .toSorted((one, other) => Number(one.look === "counted") - Number(other.look === "counted"));
}

/** Which of the finished lines of its owner a line is, in the order in which they are told. */
export function nthOf(effects: readonly (Owner & { readonly finished: boolean })[], at: number): number {
  const here = effects[at];
  const isLike = (one: Owner): boolean => one.seat === here?.seat && one.company === here.company;
  return here?.finished ? effects.slice(0, at).filter((one) => one.finished && isLike(one)).length : 0;
}

/** The line that is counted now, above those of the same move that were. */
function countedTraces({ view, wagons, count }: MetroController): readonly Trace[] {
  return count.lines.slice(0, (count.at ?? -1) + 1).flatMap((line, at): Trace[] => {
    const wagon = wagonFrom(wagons, line);
    if (!wagon) return [];
    const isNow = at === count.at;
    return [
      {
        key: `count-${wagon.line}`,
        line: lineOf(wagon),
        livery: liveryOf(view, wagon),
        look: isNow ? "counted" : "thin",
        ...(isNow ? { runs: count.runs } : {}),
        nth: 0,
      },
    ];
  });
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
    // A button that comes under a pointer at rest was not pointed at.
    const pointed = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "touch") return;
      controller.trace(event.type === "pointermove" ? line : null);
    };
    const ends = [
      on(button, "pointermove", pointed),
      on(button, "pointerleave", pointed),
      on(button, "focus", () => button.matches(":focus-visible") && controller.trace(line)),
      on(button, "blur", () => controller.trace(null)),
      on(button, "click", () => controller.trace(button.getAttribute("aria-pressed") === "true" ? null : line)),
    ];
    return () => ends.forEach((end) => end());
  };
}
