// Metro told in sentences: whose lines they are, what a move would do to them, what every square and station is like.
//
// What is so stands in the view; words come from the catalogues.
import type { MetroMove, MetroView, WagonView } from "../../api/types";
import type { MetroWords } from "./words";
import type { Board } from "./board";
import { inOrder, type Effect } from "./effects";
import { isFinished } from "./lines";

/** What is told about: the game as one person sees it. */
export interface Teller {
  readonly words: MetroWords;
  readonly board: Board;
  readonly view: MetroView;
  /** Whose eyes these are; null for a spectator. */
  readonly seat: number | null;
}

/** In one sentence what laying a tile does. */
export function doesTold({ words, seat }: Pick<Teller, "words" | "seat">, effects: readonly Effect[]): string {
  const done = effects.filter((one) => one.finished);
  const changed = done.length > 0 ? done : effects.filter((one) => one.tiles > one.before);
  const count = changed.length;
  if (count === 0) return words.say("web-metro-does-nothing");
  const own = changed.filter((one) => one.seat !== null && one.seat === seat).length;
  const others = own > 0 ? "some" : "others";
  const whose = changed[0]?.company ? "nobody" : own === count ? "yours" : others;
  return words.say("web-metro-does", { what: done.length > 0 ? "finish" : "grow", count, own, whose });
}

/** Every change as a short sentence, one's own and the finished ones first. */
export function effectsTold({ words, seat }: Pick<Teller, "words" | "seat">, effects: readonly Effect[]): string[] {
  return inOrder(effects, seat).map(({ gain }) => words.gain(gain));
}

/** A legal move as a sentence. */
export function moveTold(
  told: Pick<Teller, "words" | "seat">,
  move: MetroMove,
  effects: readonly Effect[] = [],
): string {
  const sentence = told.words.move(move);
  const does = effectsTold(told, effects).join("; ");
  return does ? told.words.say("move-does", { move: sentence, does }) : sentence;
}

/** A wagon and its line: whose, how long, what it scores. */
export function wagonTold({ words }: Pick<Teller, "words">, wagon: WagonView): string {
  const line = words.line(wagon.line);
  if (!isFinished(wagon)) return words.say("web-metro-wagon-waiting", { line, tiles: wagon.tiles });
  return words.say("web-metro-wagon-done", { ...wagon, line });
}

/** Where a line has come to: how long it is, and what it scores once it has arrived. */
export function stopTold({ words }: Pick<Teller, "words">, wagon: WagonView): string {
  if (isFinished(wagon)) return words.say("web-metro-traced-done", { ...wagon });
  return words.say("web-metro-traced-open", { tiles: wagon.tiles, square: wagon.stop });
}

/** How long a line is, for a short list: `7 tiles × 2`. */
export function lengthTold(
  { words }: Pick<Teller, "words">,
  { tiles, counts }: Pick<WagonView, "tiles" | "counts">,
): string {
  return `${words.say("count-tiles", { count: tiles })}${counts > 1 ? ` × ${counts}` : ""}`;
}

/** The lines that run over a square, each once. */
export function linesOver({ words, view }: Pick<Teller, "words" | "view">, square: string): readonly string[] {
  return view.wagons
    .filter((wagon) => wagon.path.some((track) => track.startsWith(square)))
    .map((wagon) => words.line(wagon.line));
}
