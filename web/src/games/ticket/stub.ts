// A ticket as it is printed on a stub: its places, where they lie on the map, what it is worth, how it stands.
import type { TicketCard } from "../../api/types";
import type { Words } from "../../text/words";
import { mapReference, type Board } from "./board";
import { stateOf } from "./tickets";

export interface StubShown {
  readonly from: string;
  readonly to: string;
  readonly reference: string;
  readonly value: number;
  readonly mark: "open" | "joined" | "missed";
  readonly markLabel: string;
  readonly note: string | undefined;
}

export function stubOf(card: TicketCard, board: Board, words: Words): StubShown {
  const ticket = board.tickets.find((one) => one.id === card.id);
  const [from = "", to = ""] = ticket?.between ?? [];
  const reference = (id: string): string => {
    const place = board.places.find((one) => one.id === id);
    return place ? mapReference(board, place.at) : "";
  };
  const state = stateOf(card, board);
  const shown = {
    from: words.place(from),
    to: words.place(to),
    reference: `${reference(from)} – ${reference(to)}`,
    value: card.points,
  };
  switch (state.is) {
    case "joined":
      return { ...shown, mark: "joined", markLabel: words.say("web-ticket-joined"), note: undefined };
    case "lost":
      return { ...shown, mark: "missed", markLabel: words.say("web-ticket-open"), note: words.say("web-ticket-lost") };
    case "open": {
      const routes = words.say("web-ticket-missing", { routes: state.routes });
      const cards = words.say("web-ticket-missing-cards", { cards: state.cards });
      return { ...shown, mark: "open", markLabel: words.say("web-ticket-open"), note: `${routes}, ${cards}` };
    }
  }
}
