// What a bot advises at a table: asked for, awaited, told; it ends with the decision it was about.
import type { ErrorShown, HintMessage, RefusedMessage } from "../api/types";
import type { SeenTable } from "./seen.svelte";

export type AdviceState =
  | { readonly state: "thinking" }
  | { readonly state: "ready"; readonly move: number }
  /** Nothing came of it, or it could not be asked for; null where the line was lost. */
  | { readonly state: "none" | "error"; readonly reason: ErrorShown | null };

/** The server's word for a bot that came to nothing. */
const NOTHING = "table-no-hint";

export class Advice {
  #told = $state.raw<AdviceState | null>(null);
  /** For which version of the table it was asked. */
  #version = 0;
  /** A question that has not been answered yet; the server takes one at a time. */
  #asked: Promise<HintMessage | RefusedMessage | null> | null = null;

  constructor(private readonly seen: SeenTable) {}

  /** Null while nothing was asked, and once one has moved or something was taken back. */
  get now(): AdviceState | null {
    const told = this.#told;
    return told === null || !this.seen.mayAsk || this.#movedSince() ? null : told;
  }

  async ask(): Promise<void> {
    const seat = this.seen.connection.you?.eye ?? null;
    if (seat === null || !this.seen.mayAsk || this.now?.state === "thinking") return;
    const thinking: AdviceState = { state: "thinking" };
    this.#told = thinking;
    this.#version = this.seen.connection.version;
    let answer = await this.#question(seat);
    // What is still to be answered may be about a decision that is made already.
    if (answer?.type === "hint" && answer.version < this.#version && this.#told === thinking) {
      answer = await this.#question(seat);
    }
    if (this.#told === thinking) this.#told = toldBy(answer);
  }

  /** Not wanted any more: an answer that is on its way is not shown. */
  forget(): void {
    this.#told = null;
  }

  async #question(seat: number): Promise<HintMessage | RefusedMessage | null> {
    const asked = (this.#asked ??= this.seen.connection.hint(seat));
    const answer = await asked;
    if (this.#asked === asked) this.#asked = null;
    return answer;
  }

  #movedSince(): boolean {
    const since = this.seen.connection.steps.filter((step) => step.version > this.#version);
    return since.some(({ entry }) => entry.seat === this.seen.seat || entry.kind === "undo");
  }
}

export function toldBy(answer: HintMessage | RefusedMessage | null): AdviceState {
  if (answer?.type === "hint") return { state: "ready", move: answer.move };
  return { state: answer?.error.key === NOTHING ? "none" : "error", reason: answer?.error ?? null };
}
