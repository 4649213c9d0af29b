// The words of the server, by their names. They are made from its schema: what the server does not say is not here.
import type * as said from "./schema";

export type * from "./schema";
export type ErrorShown = said.Message;
/** An event; `secret` names parameters of it that others may not know. */
export type EventShown = said.Message & { readonly secret?: readonly string[] };
export type ReasonShown = said.Reason;
type Fields<Move> = Partial<Omit<Move, "move" | "kind">>;
/** A move at a ticket table: which fields it has, its kind says. */
export type TicketMove = Pick<said.TicketView["moves"][number], "move" | "kind"> &
  Fields<said.Claim> &
  Fields<said.DrawMarket> &
  Fields<said.DrawTickets> &
  Fields<said.Keep> &
  Fields<said.PlaceToken> &
  Fields<said.TakeToken>;
export type Level = said.PlaceBot["level"];
export type MetroGain = said.MetroLay["gains"][number];
export type MetroMove = said.MetroView["moves"][number];

type OmitEach<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A command without the id that the connection gives it. */
export type Command = OmitEach<Extract<said.ClientMessage, { id: string }>, "id">;
