// What stands in the way of a tile or a wagon: squares and rails of the centre, by the parameters of the reason. Pure.
import type { ReasonShown } from "../../api/types";
import type { InTheWay } from "../../table/shown.svelte";
import type { MetroWords } from "./words";

/** The reasons for which a square is to blame, and not the player's own choice of tile or turn. */
const SQUARES = ["why-occupied", "why-square-not-beside", "why-one-tile", "why-one-tile-in-centre"];

export function inTheWay(words: MetroWords, reason: ReasonShown): InTheWay | null {
  const { square } = reason.params;
  if (typeof square !== "string" || !SQUARES.includes(reason.key)) return null;
  return { things: [square], told: words.say("web-metro-shown", { square }) };
}
