// What stands in the way of a section: others that are drawn, and stations, by the parameters of the reason. Pure.
import type { ReasonShown } from "../../api/types";
import type { InTheWay } from "../../table/shown.svelte";
import type { NextStationWords } from "./words";

/** Which parameter names what is in the way, by the key of the reason. */
const NAMED: Readonly<Record<string, string>> = {
  "why-section-drawn": "section",
  "why-crossed": "other",
  "why-loop": "stations",
  "why-not-an-end": "station",
  "why-switch-spent": "station",
  "why-not-the-start": "start",
  "why-wrong-symbol": "station",
};

export function inTheWay(words: NextStationWords, reason: ReasonShown): InTheWay | null {
  const named = reason.params[NAMED[reason.key] ?? ""];
  const things = [named].flat().filter((one): one is string => typeof one === "string");
  return things.length > 0
    ? { things, told: words.say("web-nextstation-shown", { things: words.allOf(things) }) }
    : null;
}
