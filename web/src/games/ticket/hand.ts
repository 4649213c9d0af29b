// A hand in a steady order, so that a colour is always found in the same place.
import { suits, type CardFace, type Vehicle } from "../../parts/liveries";

export const ORDER: readonly CardFace[] = ["red", "orange", "green", "blue", "purple", "black", "wild"];

/** A stack for every kind of card, also of those that one has none of. */
export function stacksOf(hand: Readonly<Record<string, number>>) {
  const own = suits.some((suit) => !ORDER.includes(suit));
  return (own ? [...suits, "wild"] : ORDER).map((face) => ({ face, count: hand[face] ?? 0 }));
}

/** What a city calls its wild cards and its trams; their pictures are called the same. */
export interface VehicleNames {
  readonly wild: Vehicle;
  readonly tram: Vehicle;
}

/** What drives on a card. */
export const vehicleOf = (face: CardFace, { called }: { readonly called: VehicleNames }): Vehicle =>
  face === "wild" ? called.wild : called.tram;
