// What happens at a table while somebody looks.
import { onMount, untrack } from "svelte";
import { on } from "svelte/events";
import type { Step } from "../api/types";
import type { TableScreen } from "./screen.svelte";

/** Who was away for longer looks at the table as it is. */
const MANY = 6;

/** Tells of steps as they come, and whether they are to be shown: to somebody who watches the table as it is. */
export function onNews(of: () => TableScreen, tell: (steps: readonly Step[], shows: boolean) => void): void {
  const screen = untrack(of);
  const { seen } = screen;
  let known = untrack(() => seen.connection.version);
  $effect(() => {
    const last = seen.connection.steps.at(-1)?.version ?? 0;
    untrack(() => {
      const fresh = seen.all.filter((step) => step.version > known);
      if (fresh.length === 0) return;
      screen.since = known;
      known = last;
      tell(fresh, seen.live && !screen.over && !screen.text && fresh.length <= MANY);
    });
  });
}

/** Any key or press ends what moves. */
export function skippable(queue: { skip(): void }): void {
  onMount(() => {
    const skip = (): void => queue.skip();
    const ends = [on(window, "keydown", skip, { capture: true }), on(window, "pointerdown", skip, { capture: true })];
    return () => [skip, ...ends].forEach((end) => end());
  });
}
