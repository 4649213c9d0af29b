// A board in the middle of a game, for pictures: tiles that lie there, wagons, and one line into the centre.
import type { Track } from "./lines";

/** Kinds by square, row by row from a to h; a dot where nothing lies. */
const ROWS = [
  "baac baac cddb cbaa . cccc cdac aacb",
  "adbb . . . . . . dbba",
  "ddbc accd . . . . . baac",
  "aaaa dbcd aaaa . . . cccc bbbb",
  "bcbc baac . . . . adad dada",
  "badb dacc ddbc . bbad . . bcdd",
  "cbcb cbcb aaaa dddd adbb . . .",
  "aaaa acba acba cbaa bbbb acba . .",
];

export const tiles: readonly { readonly square: string; readonly tile: string }[] = ROWS.flatMap((row, down) =>
  row.split(" ").flatMap((tile, right) => (tile === "." ? [] : [{ square: `${"abcdefgh"[right]}${down + 1}`, tile }])),
);

/** The line that is traced: from station 11 into the centre. */
export const line: readonly Track[] = [
  ["a3", 6, 5],
  ["a4", 0, 5],
  ["a5", 0, 3],
  ["b5", 6, 5],
  ["b6", 0, 1],
  ["b5", 4, 1],
  ["b4", 4, 3],
  ["c4", 6, 3],
];

/** Wagons by the number of their station: whose, and the points of those that have arrived. */
export const wagons: Readonly<
  Record<number, readonly [colour: "yellow" | "blue" | "orange" | "green", points?: number]>
> = {
  9: ["green", 4],
  10: ["orange", 2],
  11: ["yellow"],
  12: ["blue", 3],
  13: ["orange", 6],
  14: ["green", 2],
  15: ["blue", 3],
  16: ["yellow", 18],
  25: ["orange"],
  26: ["green"],
  27: ["yellow", 3],
  28: ["blue", 3],
  29: ["green"],
  30: ["orange"],
  31: ["blue", 2],
  32: ["yellow", 3],
};

/** The part of the board to show: left, top, width, height. */
export const parts = {
  wide: [-80, 140, 960, 470],
  small: [-62, 140, 574, 411],
} as const;
