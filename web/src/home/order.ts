// An option that puts things in order: `random`, or all of them in any order, as `purple blue pink green`.

/** The things of such an option, in the order that comes first; null for an option that is none. */
export function thingsOf(values: readonly unknown[]): readonly string[] | null {
  const [, ...orders] = values.map((value) => (typeof value === "string" ? value.split(" ") : []));
  const things = orders[0] ?? [];
  const sorted = (words: readonly string[]): string => words.toSorted().join();
  return things.length > 1 && orders.every((order) => sorted(order) === sorted(things)) ? things : null;
}

/** The things one after another; null while that is left to chance. What is not an order counts as the first one. */
export function orderOf(value: string, things: readonly string[], chance: string): readonly string[] | null {
  if (value === chance) return null;
  const named = value.split(" ").filter((word) => things.includes(word));
  return new Set(named).size === things.length ? named : things;
}

/** The list with one moved a place earlier or later; the one that was there changes over. */
export function moved<T>(list: readonly T[], at: number, by: 1 | -1): readonly T[] {
  const [one, other] = [list[at], list[at + by]];
  return one !== undefined && other !== undefined ? list.with(at, other).with(at + by, one) : list;
}
