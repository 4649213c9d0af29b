// The row of Metro. Its colours are given in the order of turns: they are known beforehand when the first seat begins.
import type { Livery } from "../../parts/liveries";
import type { Family } from "../families";

const WAGONS = ["yellow", "blue", "orange", "green", "purple", "black"] as const;

export const metro: Family = {
  table: () => import("./MetroTable.svelte"),
  picture: () => import("./Picture.svelte"),
  lookBefore: (options, seat) =>
    options["first"] === "A" && options["companies"] !== true
      ? { livery: `metro-${WAGONS[seat]}` satisfies Livery }
      : { initial: "ABCDEF"[seat] },
  groups: {
    modules: ["companies", "stations", "tracks", "numbers"],
    variants: ["direction", "hand", "numbering"],
  },
};
