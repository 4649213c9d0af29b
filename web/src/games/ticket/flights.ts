// Which cards travel when something happens: from where, to where, with which face. Pure; the table knows where things lie.
import type { EventShown, Step } from "../../api/types";
import type { CardFace, TokenSymbol } from "../../parts/liveries";

/** Where a card comes from or goes to: the name of a spot on the screen. */
export type Spot =
  | `market-${number}`
  | "deck"
  | "tickets"
  | `hand-${CardFace}`
  | "stubs"
  | `seat-${number}`
  | `route-${string}`
  | `place-${string}`;

export interface Flight {
  readonly from: Spot;
  readonly to: Spot;
  /** Null: face down. */
  readonly face: CardFace | null;
  readonly ticket?: boolean;
  /** The symbol of a token. */
  readonly token?: TokenSymbol;
}

/** What is seen of one step. */
export interface Act {
  readonly flights: readonly Flight[];
  /** What changed, for those who want nothing to move. */
  readonly marks: readonly Spot[];
}

/** What a step shows to a seat; null when nothing travels. */
export function actOf(step: Step, seat: number | null): Act | null {
  const flights = step.entry.kind === "move" ? step.events.flatMap((event) => flightsOf(event, seat)) : [];
  if (flights.length === 0) return null;
  return { flights, marks: [...new Set(flights.map((flight) => flight.to))] };
}

function flightsOf(event: EventShown, seat: number | null): readonly Flight[] {
  const { params } = event;
  const by = Number(params["seat"]);
  const own = by === seat;
  const card = (params["card"] as CardFace | undefined) ?? null;
  const home: Spot = own && card ? `hand-${card}` : `seat-${by}`;
  switch (event.key) {
    case "event-draw-market":
      return [{ from: `market-${Number(params["slot"])}`, to: home, face: card }];
    case "event-draw-deck":
      return [{ from: "deck", to: home, face: own ? card : null }];
    case "event-tickets-kept":
      return [{ from: "tickets", to: own ? "stubs" : `seat-${by}`, face: null, ticket: true }];
    case "event-claim": {
      const paid = Object.entries(params["cards"] as Record<string, number>);
      const faces = paid.flatMap(([face, count]) => Array.from({ length: count }, () => face));
      const to: Spot = `route-${String(params["route"])}`;
      return faces.map((face) => ({ from: own ? `hand-${face}` : `seat-${by}`, to, face }));
    }
    case "event-token": {
      const token = params["token"] as TokenSymbol;
      return [{ from: `place-${String(params["place"])}`, to: `seat-${by}`, face: null, token }];
    }
    case "event-stack": {
      const token = params["token"] as TokenSymbol;
      return [{ from: `seat-${by}`, to: `place-${String(params["place"])}`, face: null, token }];
    }
    default:
      return [];
  }
}
