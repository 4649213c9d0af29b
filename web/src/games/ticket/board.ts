// The board of a ticket game as its file tells it, with ids for tickets as the rules have them.
import type { Vehicle } from "../../parts/liveries";
import type { Scene } from "../../text/words";
import { tramOf } from "./hand";

export interface Place {
  id: string;
  name: string;
  at: [number, number];
  /** Where its name is printed; a place without it has it where there was room. */
  label?: { lines: string[]; anchor: "start" | "middle" | "end"; at: [number, number] };
}

export interface Route {
  id: string;
  between: [string, string];
  kind: "tram" | "subway" | "ferry";
  colour: string;
  spaces?: number;
  cost?: number;
  /** Which of its spaces show a ferry. */
  ferries?: number[];
}

export interface Ticket {
  id: string;
  between: [string, string];
  points: number;
}

export interface BoardFile {
  game: string;
  id: string;
  name: string;
  size: [number, number];
  places: Place[];
  routes: Route[];
  tickets: Omit<Ticket, "id">[];
  pieces: Record<string, number>;
  points: Record<string, Record<string, number>>;
  /** Where tourism tokens lie at first, and what so many different ones are worth, from none on. */
  tokens?: { places: string[]; points: number[] };
}

export interface Board extends Omit<BoardFile, "tickets"> {
  tickets: Ticket[];
}

export function boardOf(file: BoardFile): Board {
  return { ...file, tickets: file.tickets.map((ticket) => ({ ...ticket, id: ticket.between.join("-") })) };
}

/** How many cards a route takes. */
export const price = (route: Route): number => route.spaces ?? route.cost ?? 0;

/** A ferry route brings as much as one for the trams of its length. */
export function points(board: Board, route: Route): number {
  return board.points[pieceKind(route)]?.[String(price(route))] ?? 0;
}

/** The kinds of routes there are on a board, in the order in which scores tell of them. */
export function kindsOf(board: Pick<Board, "routes">): readonly Route["kind"][] {
  return (["tram", "ferry", "subway"] as const).filter((kind) => board.routes.some((route) => route.kind === kind));
}

/** What drives on a route: the glyph of its kind. */
export function vehicleOn(board: Pick<Board, "game">, route: Pick<Route, "kind">): Vehicle {
  return route.kind === "tram" ? tramOf(board.game) : route.kind;
}

export function sceneOf(board: Board, names: readonly string[], seat: number | null): Scene {
  return { game: board.game, places: board.places, routes: board.routes, tickets: board.tickets, names, seat };
}

/** How many pieces a route takes: one on every space, and one for a whole subway. */
export const pieces = (route: Route): number => (route.kind === "subway" ? 1 : price(route));

/** Where the pieces of a route are told from the others: of which kind they are. */
export const pieceKind = (route: Route): "tram" | "subway" => (route.kind === "subway" ? "subway" : "tram");

export function routesAt(board: Pick<Board, "routes">, place: string): Route[] {
  return board.routes.filter((route) => route.between.includes(place));
}

/** The way between two places over some of the routes that has the fewest of them; null where there is none. */
export function wayBetween(
  board: Pick<Board, "routes">,
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

/** The same references as on the frame of the map: a letter from left to right, a number from top to bottom. */
export function mapReference(board: Pick<Board, "size">, [x, y]: readonly [number, number]): string {
  const [wide, high] = board.size;
  const column = Math.min(7, Math.max(0, Math.floor((x / wide) * 8)));
  const row = Math.min(4, Math.max(0, Math.floor((y / high) * 5)));
  return `${"ABCDEFGH"[column]}${row + 1}`;
}
