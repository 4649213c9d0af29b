// Metro told in sentences: whose lines they are, what a move would do to them, what every square and station is like.
//
// What is so stands in the view; words come from the catalogues.
import type { MetroMove, MetroView, WagonView } from "../../api/types";
import type { Words } from "../../text/words";
import { stationNumber, type Board } from "./board";
import { inOrder, type Effect } from "./effects";
import type { Stop } from "./lines";

/** What is told about: the game as one person sees it. */
export interface Told {
  readonly words: Words;
  readonly board: Board;
  readonly view: MetroView;
  /** Whose eyes these are; null for a spectator. */
  readonly seat: number | null;
}

/** Somebody's line, by whose it is and where it starts. */
type Owned = Pick<WagonView, "seat" | "company" | "station" | "rail">;

const startParams = (line: Owned): { start: string; number: number } =>
  line.station === null ? { start: "rail", number: line.rail ?? 0 } : { start: "station", number: line.station };

/** `Your line 11`, `Line 11: Marek`, `Line 11: yellow company`. */
export function lineName({ words, seat }: Pick<Told, "words" | "seat">, line: Owned): string {
  const own = line.seat !== null && line.seat === seat;
  const name = line.company ? words.say("company-name", { company: line.company }) : words.player(line.seat ?? 0);
  return words.say("web-metro-line", { you: own ? "yes" : "no", name, ...startParams(line) });
}

/** Where a line stops: `central station`, `station 5`; empty while it is open. */
export function stopTold({ words, view }: Pick<Told, "words" | "view">, stop: Stop): string {
  if (stop.kind === "centre") return words.say("web-metro-stop-centre");
  if (stop.kind === "station") {
    return words.say("web-metro-stop-station", { number: stationNumber(stop.station, view.numbering) });
  }
  return "";
}

/** `central station · 8 tiles, doubled`, `from 3 tiles to 5`. */
export function effectLine(told: Pick<Told, "words" | "view">, effect: Effect): string {
  const { words } = told;
  const { tiles, before } = effect;
  if (!effect.finished) return words.say("web-metro-grows", { tiles, before, more: tiles - before });
  return words.say("web-metro-finishes", {
    where: stopTold(told, effect.line.stop),
    tiles,
    doubled: effect.doubled ? "yes" : "no",
  });
}

/** In one sentence what laying a tile does. */
export function doesTold(
  { words, seat, view }: Pick<Told, "words" | "seat" | "view">,
  effects: readonly Effect[],
): string {
  const isOwn = (one: Effect): boolean => one.seat !== null && one.seat === seat;
  const done = effects.filter((one) => one.finished);
  const own = done.filter(isOwn).length;
  if (done.length > 0) {
    const whose = view.companies.length > 0 ? "nobody" : own === done.length ? "yours" : own > 0 ? "some" : "others";
    return words.say("web-metro-does-finish", { count: done.length, own, whose });
  }
  const grown = effects.filter((one) => one.tiles > one.before);
  const ownGrown = grown.filter(isOwn).length;
  if (grown.length === 0) return words.say("web-metro-does-nothing");
  const whose =
    view.companies.length > 0 ? "nobody" : ownGrown === grown.length ? "yours" : ownGrown > 0 ? "some" : "others";
  return words.say("web-metro-does-grow", { count: grown.length, own: ownGrown, whose });
}

/** Every change as a short sentence, one's own and the finished ones first. */
export function effectsTold(told: Told, effects: readonly Effect[]): readonly string[] {
  return inOrder(effects, told.seat).map((effect) =>
    told.words.say("web-metro-effect", {
      line: lineName(told, effect),
      what: effectLine(told, effect),
      finished: effect.finished ? "yes" : "no",
      points: effect.points,
    }),
  );
}

/** A legal move as a sentence. */
export function moveTold(told: Told, move: MetroMove, effects: readonly Effect[] = []): string {
  const { words } = told;
  const does = effects.length > 0 ? effectsTold(told, effects).join("; ") : "";
  const sentence = moveSentence(words, move);
  return does ? words.say("web-metro-move-does", { move: sentence, does }) : sentence;
}

function moveSentence(words: Words, move: MetroMove): string {
  switch (move.kind) {
    case "lay":
      return words.say("web-metro-move-lay", { square: move.square ?? "", turn: move.turn ?? 0, slot: move.slot ?? 0 });
    case "draw":
      return words.say("web-metro-move-draw");
    case "exchange":
      return words.say("web-metro-move-exchange", {
        company: move.company ?? "",
        percent: move.percent ?? 0,
        from: move.taken ?? "",
      });
    case "wagon":
      return words.say("web-metro-move-wagon", {
        rail: move.rail ?? 0,
        company: move.company ?? "",
        percent: move.percent ?? 0,
        share: move.company ? "yes" : "no",
      });
    default:
      return words.say("web-pass");
  }
}

/** A wagon and its line: whose, how long, what it scores. */
export function wagonTold(told: Told, wagon: WagonView): string {
  const { words } = told;
  if (!wagon.finished) {
    return words.say("web-metro-wagon-waiting", { line: lineName(told, wagon), tiles: wagon.tiles });
  }
  const where =
    wagon.arrival === null
      ? words.say("web-metro-stop-centre")
      : words.say("web-metro-stop-station", { number: wagon.arrival });
  const { tiles, points } = wagon;
  return words.say("web-metro-wagon-done", {
    line: lineName(told, wagon),
    where,
    tiles,
    points,
    doubled: points > tiles ? "yes" : "no",
  });
}

/** The lines that run over a square, each once. */
export function linesOver(told: Told, square: string): readonly string[] {
  return told.view.wagons
    .filter((wagon) => wagon.path.some(([at]) => at === square))
    .map((wagon) => lineName(told, wagon));
}
