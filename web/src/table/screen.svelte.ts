// What the screen of every family knows of its table: its words, how it lies on the window, where in the game one is. A
// family makes one of it and shows its parts in a TableFrame.
import { untrack } from "svelte";
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import type { Scene, Words } from "../text/words";
import { layoutOf } from "./layout";
import type { Sight } from "./now";
import type { PlayersSeen } from "./seats";
import type { SeenTable } from "./seen.svelte";

export class TableScreen<W extends Words = Words> {
  /** Whether the table is shown in words. */
  text = $state(false);
  /** The element of the table, while it is shown. */
  root = $state<HTMLElement>();
  /** What is newer than this version has happened since the last time something did. */
  since = $state(0);

  readonly width = $derived(innerWidth.current ?? 1440);
  readonly layout = $derived(layoutOf(this.width, innerHeight.current ?? 900));
  readonly phone = $derived(this.layout === "phone" || this.layout === "phone-wide");
  /** Words for the person whose hand is open, and for everybody at this screen. */
  readonly words = $derived.by(() => this.speak({ names: this.seen.names, seat: this.seen.seat }));
  readonly publicWords = $derived.by(() => this.speak({ names: this.seen.names, seat: null }));
  /** Whether the game is over and one looks at its end: once its last move was seen. */
  readonly over = $derived.by(() => this.seen.table?.status === "over" && this.seen.live && !this.seen.moments.holding);
  /** Whether the players stand in a strip. */
  readonly strip = $derived.by(() => this.layout === "phone" && this.seen.curtain === null);
  /** The table for whoever says what is to be done now; null before it is there. */
  readonly sight = $derived.by<(Sight & Pick<PlayersSeen, "connected" | "shared">) | null>(() => {
    const { table, seat, live, stop, stops, shared } = this.seen;
    const { connected } = this.seen.connection;
    return table && { table, seat, connected, shared, live, move: stop.move, moves: stops.length - 1 };
  });

  constructor(
    readonly seen: SeenTable,
    /** The words of the family, for one who listens. */
    readonly speak: (scene: Scene) => W,
  ) {
    this.since = untrack(() => seen.connection.version);
  }
}

/** Whether a key was pressed on something that answers to it by itself. */
export const onButton = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest("a, button, [role=button]") !== null;
