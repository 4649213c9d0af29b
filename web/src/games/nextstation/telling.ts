// What is said about a table of London, from the controller's state and the words of a language.
import type { SheetMove } from "../../api/types";
import type { GlyphName } from "../../parts/glyphs";
import type { Words } from "../../text/words";
import { faceOf } from "./cards";
import type { NextStationController } from "./controller.svelte";
import { pencilsAt, type Power } from "./sheet";

/** `+2`, `0`. */
export const gained = (move: SheetMove): string => {
  const points = (move.after ?? 0) - (move.before ?? 0);
  return points > 0 ? `+${points}` : String(points).replace("-", "−");
};

export function cardTold(words: Words, card: string): string {
  return words.say("web-ns-card-name", { ...faceOf(card) });
}

/** A legal move as a sentence with the points of the line before and after. */
export function moveTold(words: Words, move: SheetMove): string {
  const points = { before: move.before ?? 0, after: move.after ?? 0 };
  if (move.kind === "skip") return words.say("web-ns-move-skip");
  if (move.kind === "mark-none") return words.say("web-ns-mark-none");
  if (move.kind === "mark") return words.say("web-ns-move-mark", { station: move.station ?? "", ...points });
  const power = move.power ?? (move.kind === "first" ? "again" : "none");
  return words.say("web-ns-move-draw", { from: move.start ?? "", to: move.station ?? "", power, ...points });
}

/** What there is to do now, in a sentence. */
export function taskTold(words: Words, controller: NextStationController): string {
  const { view, sheet, task } = controller;
  if (!view) return "";
  if (task === "last-mark") return words.say("web-ns-do-mark");
  if (task === "second") return words.say("web-ns-do-second", { section: dashed(sheet?.first ?? "") });
  if (task === "draw") {
    if (controller.usingPower) return words.say("web-ns-do-power", { power: controller.power ?? "" });
    if (controller.offers.size === 0) {
      return words.say(
        controller.mayUsePower && controller.power !== "double" ? "web-ns-do-none-power" : "web-ns-do-none",
      );
    }
    if (sheet?.marking) return words.say("web-ns-noted-mark", { station: sheet.marking });
    const from = sheet?.line.sections.length === 0 ? "start" : view.switch === "in-force" ? "any" : "end";
    const { symbol } = faceOf(view.card);
    return words.say("web-ns-do-draw", { from, symbol, start: sheet?.line.start ?? "" });
  }
  if (view.phase === "last-mark") {
    return words.say("web-ns-do-wait-mark", { name: words.player(view.actors[0] ?? 0) });
  }
  if (sheet?.choice) {
    const said = words.say("web-ns-do-decided", { decision: words.decision(sheet.choice) });
    return controller.seen.undoKind === "free" ? `${said} ${words.say("web-ns-do-back")}` : said;
  }
  return words.say("web-ns-do-watch");
}

const dashed = (section: string): string => section.replace("-", "–");

export interface GainTold {
  readonly glyph: GlyphName;
  readonly word: string;
}

/** What a section brings beside its points, in a few words each. */
export function gainsTold(words: Words, controller: NextStationController, move: SheetMove): readonly GainTold[] {
  const gains = move.kind === "mark" ? null : controller.gains(move);
  if (!gains) return [];
  const told: GainTold[] = [];
  if (gains.district) told.push({ glyph: "tile", word: words.say("web-ns-gain-district") });
  if (gains.thames) told.push({ glyph: "river", word: words.say("web-ns-gain-thames") });
  if (gains.site) told.push({ glyph: "star", word: words.say("web-ns-gain-site") });
  for (const lines of [gains.interchange, gains.startInterchange]) {
    if (lines > 1) told.push({ glyph: "switch", word: words.say("web-ns-gain-interchange", { lines }) });
  }
  if (move.power && move.power !== "again") {
    told.push({ glyph: move.power as Power, word: words.say("web-ns-gain-power", { power: move.power }) });
  }
  return told;
}

/** What the line's score would be made of. */
export function partsTold(words: Words, controller: NextStationController): string {
  const after = controller.reckoning?.after;
  if (!after) return "";
  const thames = after.crossings * controller.city.points.thames;
  return words.say("web-ns-gain-parts", { districts: after.districts, most: after.most, thames });
}

/** Why what was chosen cannot be drawn. */
export function obstacleTold(words: Words, controller: NextStationController): string {
  const { obstacle } = controller;
  if (!obstacle) return "";
  if (obstacle.kind === "no-section") return words.say("web-ns-no-way", { station: obstacle.station });
  return words.tell(obstacle.reason.key, obstacle.reason.params);
}

/** A station for those who cannot see it: what it is, what it has, what can be done with it. */
export function stationTold(words: Words, controller: NextStationController, id: string): string {
  const station = controller.city.station.get(id);
  const sheet = controller.shown;
  if (!station) return id;
  const told = [words.say("web-ns-station", { station: id, symbol: station.symbol })];
  if (station.site) told.push(words.say("web-ns-station-site"));
  const lines = sheet ? pencilsAt(sheet, id) : [];
  if (lines.length > 0) {
    const named = lines.map((pencil) => words.say("web-ns-pencil", { pencil }).toLowerCase());
    told.push(words.say("web-ns-station-lines", { lines: named.join(", ") }));
  }
  if (controller.line?.ends.includes(id)) told.push(words.say("web-ns-station-end"));
  if (sheet?.line.marked === id || controller.marked === id) told.push(words.say("web-ns-station-marked"));
  const mark = controller.marks.get(id);
  const draw = controller.targets.get(id)?.[0];
  if (mark) told.push(words.say("web-ns-station-mark", { before: mark.before ?? 0, after: mark.after ?? 0 }));
  else if (draw) told.push(words.say("web-ns-station-can", { before: draw.before ?? 0, after: draw.after ?? 0 }));
  return told.join("; ");
}
