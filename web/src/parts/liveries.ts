// The colours and marks that tell owners and cards apart. Colour never speaks alone: every livery names its mark, every face its suit.
// Data only; imports the names of the glyphs.
import type { GlyphName } from "./glyphs";

export type Seat = 0 | 1 | 2 | 3 | 4 | 5;

export type Livery =
  | "seat-1"
  | "seat-2"
  | "seat-3"
  | "seat-4"
  | "metro-yellow"
  | "metro-blue"
  | "metro-orange"
  | "metro-green"
  | "metro-purple"
  | "metro-black"
  | "metro-red"
  | "metro-white";

export const markOf: Readonly<Record<Livery, GlyphName>> = {
  "seat-1": "mark-dot",
  "seat-2": "mark-bars",
  "seat-3": "mark-triangle",
  "seat-4": "mark-cross",
  "metro-yellow": "mark-dot",
  "metro-blue": "mark-bars",
  "metro-orange": "mark-triangle",
  "metro-green": "mark-cross",
  "metro-purple": "mark-diamond",
  "metro-black": "mark-ring",
  "metro-red": "mark-chevron",
  "metro-white": "mark-square",
};

const seats = ["seat-1", "seat-2", "seat-3", "seat-4", "metro-purple", "metro-black"] as const;

export function liveryOf(seat: Seat): Livery {
  return seats[seat];
}

export const suits = ["blue", "green", "black", "purple", "red", "orange"] as const;

export type Suit = (typeof suits)[number];

export type CardFace = Suit | "wild";

export type Vehicle = "tram" | "cable-car" | "bike" | "ferry" | "subway" | "wagon";

/** What stands on tourism tokens, in the order in which one's own are shown. */
export const symbols = ["bridge", "lighthouse", "bell", "note", "house", "lantern", "tree"] as const;

export type TokenSymbol = (typeof symbols)[number];

/** The pencils of London: colour and the pattern of their stroke. */
export const pencils = ["purple", "blue", "pink", "green"] as const;

export type Pencil = (typeof pencils)[number];
