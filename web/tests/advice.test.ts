// What a bot advises: that it thinks is known at once, and what it says belongs to one decision.
import { expect, test } from "vitest";
import { Advice } from "../src/table/advice.svelte";
import type { SeenTable } from "../src/table/seen.svelte";

type Answer = { type: "hint"; id: string; version: number; move: number; notation: string };

function asking() {
  const answers: ((answer: Answer | null) => void)[] = [];
  const connection = {
    you: { eye: 0 },
    version: 7,
    steps: [] as { version: number; entry: { kind: string; seat: number } }[],
    hint: () => new Promise<Answer | null>((answer) => answers.push(answer)),
  };
  const advice = new Advice({ seat: 0, mayAsk: true, connection } as unknown as SeenTable);
  const says = async (answer: Answer | null): Promise<void> => {
    answers.shift()?.(answer);
    await new Promise((rest) => setTimeout(rest));
  };
  return { advice, connection, answers, says };
}

const move = (version: number): Answer => ({ type: "hint", id: "1", version, move: 12, notation: "" });

test("it thinks, then it says a move, which is gone once one has moved", async () => {
  const { advice, connection, says } = asking();
  void advice.ask();
  expect(advice.now).toEqual({ state: "thinking" });
  await says(move(7));
  expect(advice.now).toEqual({ state: "ready", move: 12 });
  connection.steps = [{ version: 8, entry: { kind: "move", seat: 1 } }];
  expect(advice.now?.state).toBe("ready");
  connection.steps = [...connection.steps, { version: 9, entry: { kind: "move", seat: 0 } }];
  expect(advice.now).toBeNull();
});

test("whoever stops it is not answered, and may ask again while the first question is still on its way", async () => {
  const { advice, connection, answers, says } = asking();
  void advice.ask();
  advice.forget();
  expect(advice.now).toBeNull();
  connection.version = 9;
  void advice.ask();
  expect(answers).toHaveLength(1);
  await says(move(7));
  expect(advice.now).toEqual({ state: "thinking" });
  await says(move(9));
  expect(advice.now).toEqual({ state: "ready", move: 12 });
});

test("a line that breaks is told", async () => {
  const { advice, says } = asking();
  void advice.ask();
  await says(null);
  expect(advice.now).toEqual({ state: "error", reason: null });
});
