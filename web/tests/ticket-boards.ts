// Boards of the ticket family as a table has them: the file of a title, and of the plan of its drawing what tests speak of.
import { readFileSync } from "node:fs";
import { boardOf, price, type Board, type BoardFile } from "../src/games/ticket/board";

const TITLES = new URL("../../src/peron/rules/titles/", import.meta.url);

type Title = BoardFile & { readonly points: Readonly<Record<string, Readonly<Record<string, number>>>> };

export function boardIn(file: string): Board {
  const title = JSON.parse(readFileSync(new URL(file, TITLES), "utf8")) as Title;
  const places = title.places.map(({ id, at: [x, y] }) => {
    const [column, row] = [Math.floor((x / title.size[0]) * 8), Math.floor((y / title.size[1]) * 5)];
    return { id, reference: `${"ABCDEFGH"[column]}${row + 1}` };
  });
  const routes = title.routes.map((route) => {
    const kind = route.kind === "subway" ? "subway" : "tram";
    const pieces = kind === "subway" ? { trams: 0, subways: 1 } : { trams: price(route), subways: 0 };
    return { id: route.id, points: title.points[kind]?.[price(route)] ?? 0, ...pieces };
  });
  return boardOf(title, { places, routes });
}
