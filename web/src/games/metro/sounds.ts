// What the events of Metro sound like.
import type { Sounds } from "../../sound/cues";

export const SOUNDS: Sounds = {
  "event-draw-tile": "card",
  "event-exchange-open": "card",
  "event-exchange-hidden": "card",
  "event-share-turned-up": "ticket",
  "event-lay": "tile",
  "event-wagon": "claim",
  "event-wagon-of-company": "claim",
  "event-line-finished": "line",
  "event-line-of-company": "line",
};
