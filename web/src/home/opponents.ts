// The bots somebody plays against with one click: two beginners in a first game, two steady ones after it, until others were
// chosen, or none at all where a game can be played alone.
import type { GameShown, Level, TableBody } from "../api/types";
import { keep, kept } from "../kept";
import { hasPlayed } from "./played";

export interface Opponents {
  readonly count: number;
  readonly level: Level;
}

export const LEVELS: readonly Level[] = ["beginner", "steady", "strong", "expert"];
const COUNT = 2;

/** Those that were chosen last, as far as the game has room for them. */
export function lastOpponents(game: Pick<GameShown, "id" | "min_players" | "max_players">): Opponents {
  const first: Opponents = { count: COUNT, level: hasPlayed(game.id) ? "steady" : "beginner" };
  const { count, level } = read(kept(`opponents-${game.id}`)) ?? first;
  return { count: Math.min(Math.max(count, game.min_players - 1), game.max_players - 1), level };
}

/** How many bots one may play against. */
export function opponentCounts(game: Pick<GameShown, "min_players" | "max_players">): readonly number[] {
  return Array.from({ length: game.max_players - game.min_players + 1 }, (_, more) => game.min_players - 1 + more);
}

export function keepOpponents(game: string, { count, level }: Opponents): void {
  keep(`opponents-${game}`, `${count} ${level}`);
}

export function read(text: string | null): Opponents | null {
  const [number = "", name = ""] = (text ?? "").split(" ");
  const level = LEVELS.find((one) => one === name);
  return /^[0-9]$/.test(number) && level ? { count: Number(number), level } : null;
}

export function tableAgainst(game: string, { count, level }: Opponents): TableBody {
  const bots = Array.from({ length: count }, () => ({ kind: "bot", level }) as const);
  return { game, seats: [{ kind: "me", level }, ...bots], options: {}, listed: false };
}
