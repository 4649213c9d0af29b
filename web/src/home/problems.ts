// What is wrong with a board file, as the server lists it.
import type { ErrorShown } from "../api/types";

export interface BoardProblem extends ErrorShown {
  /** Where in the data: `routes[3].double`; empty for the file as a whole. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** All problems of a refused board file; none for any other refusal. */
export function problemsOf(refusal: ErrorShown): readonly BoardProblem[] {
  const listed = refusal.params["problems"];
  return refusal.key === "board-bad" && Array.isArray(listed) ? (listed as BoardProblem[]) : [];
}
