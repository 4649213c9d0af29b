// Station cards by their ids: `underground-triangle`, `street-switch`. Pure.
import type { GlyphName } from "../../parts/glyphs";

export interface CardFace {
  readonly kind: "street" | "underground";
  readonly symbol: "square" | "triangle" | "pentagon" | "circle" | "joker" | "switch";
}

export function faceOf(card: string): CardFace {
  const [kind, symbol] = card.split("-") as [CardFace["kind"], CardFace["symbol"]];
  return { kind, symbol };
}

/** What is drawn on a card is called the same among the glyphs. */
export const glyphOf = (card: string): GlyphName => faceOf(card).symbol;

const ORDER = ["square", "triangle", "pentagon", "circle", "joker", "switch"];

/** Cards that are known as a set: street first, then underground, each by symbol. */
export function inOrder(cards: readonly string[]): readonly string[] {
  const rank = (card: string): number => {
    const { kind, symbol } = faceOf(card);
    return (kind === "street" ? 0 : 10) + ORDER.indexOf(symbol);
  };
  return cards.toSorted((one, other) => rank(one) - rank(other));
}
