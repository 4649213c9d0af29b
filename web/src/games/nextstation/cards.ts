// Station cards by their ids: `underground-triangle`, `street-switch`. Pure.

export interface CardFace {
  readonly kind: "street" | "underground";
  /** What is drawn on it is called the same among the glyphs. */
  readonly symbol: "square" | "triangle" | "pentagon" | "circle" | "joker" | "switch";
}

export function faceOf(card: string): CardFace {
  const [kind, symbol] = card.split("-") as [CardFace["kind"], CardFace["symbol"]];
  return { kind, symbol };
}

export const SWITCH = "street-switch";

/** Cards that have not come up in a round are still to come. */
export const toComeAfter = (deck: readonly string[], revealed: readonly string[]): readonly string[] =>
  deck.filter((card) => !revealed.includes(card));
