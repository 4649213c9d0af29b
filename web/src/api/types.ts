// The words of the server, by their names. They are made from its schema: what the server does not say is not here.
import type { components } from "./schema";

type Schemas = components["schemas"];

export type ClientMessage = Schemas["ClientMessage"];
export type ServerMessage = Schemas["ServerMessage"];
export type Drawing = Schemas["Drawing"];
export type ErrorShown = Schemas["ErrorShown"];
export type EventShown = Schemas["EventShown"];
export type GameShown = Schemas["GameShown"];
export type HintMessage = Schemas["HintMessage"];
export type Guest = Schemas["Guest"];
export type Invitation = Schemas["Invitation"];
export type InvitedTo = Schemas["InvitedTo"];
export type LegalMove = Schemas["LegalMove"];
export type Level = Schemas["PlaceBot"]["level"];
export type LineView = Schemas["LineView"];
export type MetroDrawing = Schemas["MetroDrawing"];
export type MetroMove = Schemas["MetroMove"];
export type MetroPlayer = Schemas["MetroPlayer"];
export type MetroView = Schemas["MetroView"];
export type Moment = Schemas["Moment"];
export type NewTable = Schemas["NewTable"];
export type NextStationView = Schemas["NextStationView"];
export type ObjectiveView = Schemas["ObjectiveView"];
export type PlayerView = Schemas["PlayerView"];
export type ReasonShown = Schemas["ReasonShown"];
export type RulesShown = Schemas["RulesShown"];
export type RefusedMessage = Schemas["RefusedMessage"];
export type SeatShown = Schemas["SeatShown"];
export type ShareView = Schemas["ShareView"];
export type SheetDrawing = Schemas["SheetDrawing"];
export type SheetMove = Schemas["SheetMove"];
export type SheetView = Schemas["SheetView"];
export type Step = Schemas["Step"];
export type TableBody = Schemas["TableBody"];
export type TableListed = Schemas["TableListed"];
export type TableShown = Schemas["TableShown"];
export type TicketCard = Schemas["TicketCard"];
export type TicketView = Schemas["TicketView"];
export type WagonView = Schemas["WagonView"];
export type You = Schemas["You"];

type OmitEach<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A command without the id that the connection gives it. */
export type Command = OmitEach<Extract<ClientMessage, { id: string }>, "id">;
