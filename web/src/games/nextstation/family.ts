// The row of Next Station. Colours belong to pencils there, so a seat has the letter it is called by.
import { Words } from "../../text/words";
import type { Family } from "../families";

export const nextStation: Family = {
  table: () => import("./NextStationTable.svelte"),
  picture: () => import("./Picture.svelte"),
  keepsake: () => import("./SavedSheet.svelte"),
  lookBefore: (_, seat) => ({ initial: "ABCDEF"[seat] }),
  groups: { modules: ["objectives", "powers"] },
  ordered: {
    pencils: {
      name: (texts, pencil) => new Words(texts).say("pencil-name", { pencil }),
      colour: (pencil) => `var(--pencil-${pencil})`,
    },
  },
};
