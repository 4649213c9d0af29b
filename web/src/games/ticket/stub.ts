// A ticket as it is printed on a stub: its places, where they lie on the map, what it is worth, how it stands.
import type { ComponentProps } from "svelte";
import type { TicketCard } from "../../api/types";
import type Stub from "../../parts/Stub.svelte";
import type { TicketWords } from "./words";
import type { Board } from "./board";
import { stateOf } from "./tickets";

export function stubOf(
  card: TicketCard,
  board: Board,
  words: TicketWords,
): Omit<ComponentProps<typeof Stub>, "chosen" | "onchoose" | "onpoint"> {
  const ticket = board.tickets.find((one) => one.id === card.id);
  const [from = "", to = ""] = ticket?.between ?? [];
  const square = (id: string): string => board.places.find((place) => place.id === id)?.reference ?? "";
  const shown = {
    from: words.place(from),
    to: words.place(to),
    reference: `${square(from)} – ${square(to)}`,
    value: card.points,
  };
  const state = stateOf(card);
  if (state.is === "joined") {
    return { ...shown, mark: "joined", markLabel: words.say("web-ticket-joined"), note: undefined };
  }
  const markLabel = words.say("web-ticket-open");
  if (state.is === "lost") return { ...shown, mark: "missed", markLabel, note: words.say("web-ticket-lost") };
  const { routes, cards } = state;
  return { ...shown, mark: "open", markLabel, note: words.say("web-ticket-missing", { routes, cards }) };
}
