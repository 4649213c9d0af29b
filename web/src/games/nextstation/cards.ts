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

/** The deck: cards that have not come up in a round are still to come. */
const DECK = [
  ...["square", "triangle", "pentagon", "circle", "joker", "switch"].map((symbol) => `street-${symbol}`),
  ...["square", "triangle", "pentagon", "circle", "joker"].map((symbol) => `underground-${symbol}`),
];

export const toComeAfter = (revealed: readonly string[]): readonly string[] =>
  DECK.filter((card) => !revealed.includes(card));
