// What the events of a ticket game sound like.
import type { Sounds } from "../../sound/cues";

export const SOUNDS: Sounds = {
  "event-draw-market": "card",
  "event-draw-deck": "card",
  "event-stack": "tile",
  "event-token": "tile",
  "event-tickets-drawn": "ticket",
  "event-tickets-kept": "ticket",
  "event-first-tickets-chosen": "ticket",
  "event-claim": "claim",
};
