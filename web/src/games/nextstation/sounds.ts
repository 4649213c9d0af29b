// What the events of Next Station sound like.
import type { Sounds } from "../../sound/cues";

export const SOUNDS: Sounds = {
  "event-card": "card",
  "event-mark": "tile",
  "event-section": "claim",
  "event-line-scored": "line",
};
