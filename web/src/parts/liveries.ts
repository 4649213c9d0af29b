// The colours and marks that tell owners and cards apart. Colour never speaks alone: every livery names its mark, every face its suit.
// Data only; imports the names of the glyphs.
import type { GlyphName } from "./glyphs";

/** A place at a table. */
export type Seat = 0 | 1 | 2 | 3 | 4 | 5;

export const markOf = {
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
} as const satisfies Record<string, GlyphName>;

export type Livery = keyof typeof markOf;

const seats = ["seat-1", "seat-2", "seat-3", "seat-4", "metro-purple", "metro-black"] as const;

/** No table has more seats than there are colours. */
export const liveryOf = (seat: number): Livery => seats[seat as Seat];

const SUITS = ["blue", "green", "black", "purple", "red", "orange"] as const;

/** The colours of cards and routes at the table that is shown, in their order: those of the games, or a board's own. */
export const suits: string[] = [...SUITS];

export type Suit = string;

/** A colour, or `wild`. */
export type CardFace = string;

/** Whose suit and texture go with a colour, because colour never speaks alone: a board's own have those of the games, one
    after another. */
export const suitOf = (colour: Suit): (typeof SUITS)[number] => SUITS[suits.indexOf(colour)] ?? "blue";

/** As in a board file. */
export interface OwnColour {
  readonly id: string;
  readonly paint: string;
}

/** Relative luminance from which dark marks are easier to read than light ones. */
const BRIGHT = 0.36;

/** The colours of a board's own, painted; without any, those of the games. What was painted for another board goes. */
export function giveColours(own: readonly OwnColour[] | undefined): void {
  const { style } = document.documentElement;
  for (const id of suits) for (const part of ["card", "on"]) style.removeProperty(`--${part}-${id}`);
  suits.splice(0, suits.length, ...(own?.map(({ id }) => id) ?? SUITS));
  for (const { id, paint } of own ?? []) {
    style.setProperty(`--card-${id}`, paint);
    style.setProperty(`--on-${id}`, luminance(paint) > BRIGHT ? "#201000" : "#ffffff");
  }
}

function luminance(paint: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(paint.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export type Vehicle = "tram" | "cable-car" | "bike" | "ferry" | "subway" | "wagon";

/** What stands on tourism tokens, in the order in which one's own are shown. */
export const symbols = ["bridge", "lighthouse", "bell", "note", "house", "lantern", "tree"] as const;

export type TokenSymbol = (typeof symbols)[number];

/** The pencils of London: colour and the pattern of their stroke. */
export const pencils = ["purple", "blue", "pink", "green"] as const;

export type Pencil = (typeof pencils)[number];
