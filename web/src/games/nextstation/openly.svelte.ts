// A shared screen without the curtain: sheets are public, so that the next one may simply be shown. Kept for each table.
import { untrack } from "svelte";
import { forget, keep, kept } from "../../kept";
import type { SeenTable } from "../../table/seen.svelte";

/** One still sees what was drawn. */
const PASSES_AFTER = 700;

const nameOf = (seen: SeenTable): string => `openly-${seen.id}`;

export function playOpenly(seen: SeenTable, openly: boolean): void {
  seen.openly = openly;
  if (openly) keep(nameOf(seen), "yes");
  else forget(nameOf(seen));
}

/** While a table is played openly, the next sheet opens by itself. */
export function opensByItself(seen: SeenTable): void {
  untrack(() => (seen.openly = kept(nameOf(seen)) === "yes"));
  $effect(() => {
    const next = seen.connection.you?.curtain ?? null;
    if (!seen.openly || next === null) return;
    const passing = setTimeout(() => seen.connection.look(next), PASSES_AFTER);
    return () => clearTimeout(passing);
  });
}
