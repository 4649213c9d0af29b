// The row of Metro. Colours are given when the game begins, so until then a seat has the letter it is called by.
import type { Family } from "../families";

export const metro: Family = {
  texts: "metro",
  glyph: "tile",
  table: () => import("./MetroTable.svelte"),
  television: () => import("./Television.svelte"),
  picture: () => import("./Picture.svelte"),
  lookBefore: (seat) => ({ initial: "ABCDEF"[seat] }),
  telling: { unsaid: ["event-new-tile"], learnt: ["event-exchange-hidden"] },
  groups: {
    modules: ["companies", "stations", "tracks", "numbers"],
    variants: ["direction", "hand", "numbering"],
  },
};
