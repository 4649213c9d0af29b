// The board of a ticket game as its file tells it, with ids for tickets as the rules have them; and what the plan of its
// drawing says: in which square of the map a place lies, what a route brings and takes.
import type { Names } from "../../text/words";
import type { Vehicle } from "../../parts/liveries";
import type { PlacePlan, RoutePlan } from "./geometry";
import type { VehicleNames } from "./hand";

interface PlaceFile {
  id: string;
  name: string;
  at: [number, number];
  /** Where its name is printed; a place without it has it where there was room. */
  label?: { lines: string[]; anchor: "start" | "middle" | "end"; at: [number, number] };
}

interface RouteFile {
  id: string;
  between: [string, string];
  kind: "tram" | "subway" | "ferry";
  colour: string;
  spaces?: number;
  cost?: number;
  /** Which of its spaces show a ferry. */
  ferries?: number[];
  /** The other strand of a double. */
  double?: string;
}

export type Place = PlaceFile & Pick<PlacePlan, "reference">;

export type Route = RouteFile & Pick<RoutePlan, "points" | "trams" | "subways">;

export interface Ticket {
  id: string;
  between: [string, string];
  points: number;
}

export interface BoardFile {
  id: string;
  /** What the city calls its wild cards and its pieces. */
  called?: Partial<VehicleNames>;
  /** The colours of its cards and routes, where it has its own. */
  colours?: readonly {
    readonly id: string;
    readonly name: Names;
    readonly paint: string;
  }[];
  name: Names;
  size: [number, number];
  places: PlaceFile[];
  routes: RouteFile[];
  tickets: Omit<Ticket, "id">[];
  pieces: Record<string, number>;
  /** Boards without tourism tokens have none of this. */
  tokens?: object;
}

/** As much of the plan of a drawing as is not about drawing. */
export interface BoardPlan {
  readonly places: readonly Pick<PlacePlan, "id" | "reference">[];
  readonly routes: readonly Pick<RoutePlan, "id" | "points" | "trams" | "subways">[];
}

export interface Board extends Omit<BoardFile, "places" | "routes" | "tickets"> {
  called: VehicleNames;
  places: Place[];
  routes: Route[];
  tickets: Ticket[];
}

export function boardOf(file: BoardFile, plan: BoardPlan): Board {
  return {
    ...file,
    called: { wild: file.routes.some(({ kind }) => kind === "ferry") ? "ferry" : "bike", tram: "tram", ...file.called },
    places: plan.places.map(({ id, reference }) => ({ ...named(file.places, id), reference })),
    routes: plan.routes.map(({ id, points, trams, subways }) => ({
      ...named(file.routes, id),
      points,
      trams,
      subways,
    })),
    tickets: file.tickets.map((ticket) => ({ ...ticket, id: ticket.between.join("-") })),
  };
}

/** A drawing has all that its file has, and nothing else. */
function named<Thing extends { readonly id: string }>(things: readonly Thing[], id: string): Thing {
  return things.find((thing) => thing.id === id) as Thing;
}

/** How many cards a route takes. */
export const price = (route: RouteFile): number => route.spaces ?? route.cost ?? 0;

/** The kinds of routes there are on a board, in the order in which scores tell of them. */
export function kindsOf(board: Pick<Board, "routes">): readonly Route["kind"][] {
  return (["tram", "ferry", "subway"] as const).filter((kind) => board.routes.some((route) => route.kind === kind));
}

/** What drives on a route: the glyph of its kind. */
export function vehicleOn(board: Pick<Board, "called">, route: Pick<Route, "kind">): Vehicle {
  return route.kind === "tram" ? board.called.tram : route.kind;
}

type Joining = Pick<Route, "id" | "between">;

export function routesAt<One extends Joining>(board: { readonly routes: readonly One[] }, place: string): One[] {
  return board.routes.filter((route) => route.between.includes(place));
}

/** The way between two places over some of the routes that has the fewest of them; null where there is none. */
export function wayBetween(
  board: { readonly routes: readonly Joining[] },
  [from, to]: readonly [string, string],
  over: ReadonlySet<string>,
): readonly string[] | null {
  const ways = new Map<string, readonly string[]>([[from, []]]);
  // A Map is walked in the order its keys come in, also those that come while it is walked.
  for (const [here, way] of ways) {
    if (here === to) return way;
    for (const route of routesAt(board, here)) {
      const there = route.between[0] === here ? route.between[1] : route.between[0];
      if (over.has(route.id) && !ways.has(there)) ways.set(there, [...way, route.id]);
    }
  }
  return null;
}
