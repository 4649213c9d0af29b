// Rules cite each other by their tags: `T10`, `B1`. Here a sentence comes apart into text and citations.

export type Piece = { readonly text: string } | { readonly rule: string };

const TAG = /\b([A-Z]\d+[a-z]?)\b/;

export function pieces(text: string, rules: ReadonlySet<string>): readonly Piece[] {
  return text
    .split(TAG)
    .map((part, place) => (place % 2 === 1 && rules.has(part) ? { rule: part } : { text: part }))
    .filter((piece) => !("text" in piece) || piece.text !== "");
}
