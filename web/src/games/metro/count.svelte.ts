// The count of what a move has finished: line after line, one's own last. Until a line was counted its wagon stands as it
// stood, and its points are on nobody's score. What lines are and bring comes from the server.
import type { MetroView, Step } from "../../api/types";
import { wagonFrom } from "./lines";
import { linesFinished, type FinishedLine } from "./log";

/** A line that is counted, and the move that finished it. */
export interface CountedLine extends FinishedLine {
  readonly version: number;
  /** Who laid the tile, and where; null where a wagon was put down. */
  readonly by: number | null;
  readonly square: string | null;
}

/** What a move has finished, in the order in which it is counted. */
export function linesOf(step: Step, seat: number | null): readonly CountedLine[] {
  const square = step.events.find(({ key }) => key === "event-lay")?.params["square"];
  const isOwn = (line: FinishedLine): number => Number(line.seat !== undefined && line.seat === seat);
  return linesFinished(step)
    .toSorted((one, other) => isOwn(one) - isOwn(other))
    .map((line) => ({
      ...line,
      version: step.version,
      by: step.entry.seat,
      square: square === undefined ? null : String(square),
    }));
}

/** The view before these lines were counted. */
export function before(view: MetroView, lines: readonly FinishedLine[]): MetroView {
  if (lines.length === 0) return view;
  const waiting = new Set(lines.map((line) => wagonFrom(view.wagons, line)?.line));
  const less = (points: number, of: (line: FinishedLine) => boolean): number =>
    lines.filter(of).reduce((rest, line) => rest - line.points, points);
  return {
    ...view,
    wagons: view.wagons.map((wagon) =>
      waiting.has(wagon.line) ? { ...wagon, counts: 0, points: wagon.tiles } : wagon,
    ),
    players: view.players.map((player) => ({
      ...player,
      points: player.points === null ? null : less(player.points, (line) => line.seat === player.seat),
    })),
    companies: view.companies.map((company) => ({
      ...company,
      points: less(company.points, (line) => line.company === company.id),
    })),
  };
}

export class Count {
  /** The lines of the move that is shown; those of the last one stay to be read. */
  lines = $state.raw<readonly CountedLine[]>([]);
  /** Which of them is counted, and how long it takes to run along it; null when all were. */
  at = $state<number | null>(null);
  runs = $state(0);
  /** Whether the points of that one are on the score. */
  scored = $state(false);

  /** Those that are not on the score yet. */
  readonly open = $derived.by<readonly FinishedLine[]>(() => {
    const step = this.step();
    if (step === null) return [];
    if (this.at === null || this.lines[0]?.version !== step.version) return linesFinished(step);
    return this.lines.slice(this.at + Number(this.scored));
  });
  /** The one that is counted now. */
  readonly line = $derived.by(() => (this.at === null || this.step() === null ? null : (this.lines[this.at] ?? null)));

  /** Of the step that is to be counted, before and while it is. */
  constructor(private readonly step: () => Step | null) {}

  begin(line: number, runs: number): void {
    this.at = line;
    this.runs = runs;
    this.scored = false;
  }
}
