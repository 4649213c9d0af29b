// The row of Next Station. Colours belong to pencils there, so a seat has the letter it is called by.
import { Words } from "../../text/words";
import type { Family } from "../families";

export const nextStation: Family = {
  texts: "nextstation",
  glyph: "pencil",
  table: () => import("./NextStationTable.svelte"),
  television: () => import("./Television.svelte"),
  picture: () => import("./Picture.svelte"),
  keepsake: () => import("./SavedSheet.svelte"),
  score: () => import("./RideScore.svelte"),
  lookBefore: (seat) => ({ initial: "ABCDEF"[seat] }),
  telling: { fleeting: ["event-decided"], alone: ["event-card", "event-solo-rank"] },
  groups: { modules: ["objectives", "powers"] },
  ordered: {
    pencils: {
      name: (texts, pencil) => new Words(texts).say("pencil-name", { pencil }),
      colour: (pencil) => `var(--pencil-${pencil})`,
    },
  },
};
