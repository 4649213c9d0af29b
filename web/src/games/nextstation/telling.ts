// What is said about a table of Next Station, from the controller's state and the words of a language.
import type { SheetMove, SheetView } from "../../api/types";
import type { GlyphName } from "../../parts/glyphs";
import { signed } from "../../table/figures";
import type { NextStationWords } from "./words";
import { faceOf } from "./cards";
import type { NextStationController } from "./controller.svelte";
import { pencilsAt, type City, type Power, type Station } from "./sheet";

/** `+2`, `0`. */
export const gained = (move: SheetMove): string => signed((move.after ?? 0) - (move.before ?? 0));

export function cardTold(words: NextStationWords, card: string): string {
  return words.say("web-nextstation-card-name", { ...faceOf(card) });
}

/** What there is to do now, in a sentence. */
export function taskTold(words: NextStationWords, controller: NextStationController): string {
  const { view, sheet, task } = controller;
  if (!view) return "";
  const power = controller.power ?? "";
  if (task === "draw" && controller.usingPower) return words.say("web-nextstation-do-power", { power });
  if (controller.explains) return words.say("web-nextstation-power-about", { power });
  const said = words.message(view.prompt);
  return sheet?.decision && controller.seen.undoKind === "free"
    ? `${said} ${words.say("web-nextstation-do-back")}`
    : said;
}

export interface GainTold {
  readonly glyph: GlyphName;
  readonly word: string;
}

const GLYPHS: Readonly<Record<string, GlyphName>> = { district: "tile", river: "river", site: "star" };

/** What a section brings beside its points, in a few words each. */
export function gainsTold(words: NextStationWords, move: SheetMove): readonly GainTold[] {
  const told: GainTold[] = move.gains.map((gain) => ({
    glyph: GLYPHS[gain.kind] ?? "switch",
    word: words.gain(gain),
  }));
  if (move.section && move.power && move.power !== "again") {
    told.push({ glyph: move.power as Power, word: words.say("web-nextstation-gain-power", { power: move.power }) });
  }
  return told;
}

/** What the line's score would be made of. */
export function partsTold(words: NextStationWords, controller: NextStationController): string {
  const after = controller.reckoning?.after;
  if (!after) return "";
  const { districts, most, river } = after;
  return words.say("web-nextstation-gain-parts", { districts, most, river });
}

/** Why what was chosen cannot be drawn. */
export function obstacleTold(words: NextStationWords, controller: NextStationController): string {
  const { obstacle } = controller;
  if (!obstacle) return "";
  if (obstacle.kind === "no-section") return words.say("web-nextstation-no-way", { station: obstacle.station });
  return words.message(obstacle.reason);
}

/** `F5, square`. */
export const stationNamed = (words: NextStationWords, city: City, id: string): string =>
  words.say("web-nextstation-station", { station: id, symbol: city.station.get(id)?.symbol ?? "any" });

/** What a station is, what it has, and the lines that a sheet has there. */
export function stationFacts(words: NextStationWords, station: Station, sheet: SheetView | null): string[] {
  const told = [words.say("web-nextstation-station", { station: station.id, symbol: station.symbol })];
  if (station.site) told.push(words.say("sheet-site"));
  if (station.start) told.push(words.say("web-nextstation-text-station-start", { pencil: station.start }));
  const lines = sheet ? pencilsAt(sheet, station.id) : [];
  if (lines.length > 0) {
    const named = lines.map((pencil) => words.say("line-of-pencil", { pencil }));
    told.push(words.say("web-nextstation-station-lines", { lines: named.join(", ") }));
  }
  return told;
}

/** A station for those who cannot see it: what it is, what it has, what can be done with it. */
export function stationTold(words: NextStationWords, controller: NextStationController, id: string): string {
  const station = controller.city.station.get(id);
  const sheet = controller.shown;
  if (!station) return id;
  const told = stationFacts(words, station, sheet);
  if (controller.line?.ends.includes(id)) told.push(words.say("web-nextstation-station-end"));
  if (sheet?.line.marked === id || controller.marked === id) told.push(words.say("web-nextstation-station-marked"));
  const mark = controller.marks.get(id);
  const draw = controller.targets.get(id)?.[0];
  if (mark) told.push(words.say("web-nextstation-station-mark", { before: mark.before ?? 0, after: mark.after ?? 0 }));
  else if (draw)
    told.push(words.say("web-nextstation-station-can", { before: draw.before ?? 0, after: draw.after ?? 0 }));
  return told.join("; ");
}
