// A hand in a steady order, so that a colour is always found in the same place.
import type { CardFace, Vehicle } from "../../parts/liveries";

export const ORDER: readonly CardFace[] = ["red", "orange", "green", "blue", "purple", "black", "wild"];

export interface Stack {
  readonly face: CardFace;
  readonly count: number;
}

/** A stack for every kind of card, also of those that one has none of. */
export function stacksOf(hand: Readonly<Record<string, number>>): readonly Stack[] {
  return ORDER.map((face) => ({ face, count: hand[face] ?? 0 }));
}

/** What drives on a card: the wild ones of each city have a picture of their own. */
export function vehicleOf(face: CardFace, game: string): Vehicle {
  if (face !== "wild") return tramOf(game);
  return game === "san-francisco" ? "ferry" : "bike";
}

/** What a city has for trams. */
export const tramOf = (game: string): Vehicle => (game === "san-francisco" ? "cable-car" : "tram");
