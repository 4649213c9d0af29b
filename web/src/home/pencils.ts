// The order in which somebody alone draws with the four pencils, as the option of a table has it.

export const PENCILS = ["purple", "blue", "pink", "green"] as const;
export type Pencil = (typeof PENCILS)[number];

/** The order is left to chance. */
export const RANDOM = "random";

/** The pencils round by round; null while the order is left to chance. What is not an order counts as the usual one. */
export function orderOf(value: string): readonly Pencil[] | null {
  if (value === RANDOM) return null;
  const named = value.split(" ").filter((word): word is Pencil => PENCILS.includes(word as Pencil));
  return new Set(named).size === PENCILS.length ? named : PENCILS;
}

/** The option with one pencil moved a round earlier or later; the one that was there changes over. */
export function movedPencil(order: readonly Pencil[] | null, at: number, by: 1 | -1 | 0): string {
  const pencils = order ?? PENCILS;
  const [one, other] = [pencils[at], pencils[at + by]];
  return (one && other ? pencils.with(at, other).with(at + by, one) : pencils).join(" ");
}
