// Plain requests to the server. Whatever goes wrong is a Refusal with a translation key.
import type {
  Drawing,
  ErrorShown,
  GameShown,
  Guest,
  Invitation,
  InvitedTo,
  MetroDrawing,
  Moment,
  NewTable,
  RulesShown,
  SheetDrawing,
  TableBody,
  TableListed,
  TableShown,
} from "./types";

/** The server said no, or could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: ErrorShown,
  ) {
    super(error.key);
  }
}

async function request<T>(method: string, path: string, body?: unknown, type = "application/json"): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = typeof body === "string" ? body : JSON.stringify(body);
    init.headers = { "content-type": type };
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal(0, { key: "web-unreachable", params: {} });
  }
  if (!answer.ok) {
    const said = await answer.json().catch(() => null);
    throw new Refusal(answer.status, said?.error ?? { key: "request-failed", params: {} });
  }
  return (answer.headers.get("content-type") ?? "").includes("json") ? answer.json() : (answer.text() as Promise<T>);
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const me = (): Promise<Guest> => request("GET", "/api/me");
export const comeIn = (name: string): Promise<Guest> => request("POST", "/api/guests", { name });
export const rename = (name: string): Promise<Guest> => request("PUT", "/api/me", { name });
export const games = (): Promise<GameShown[]> => request("GET", "/api/games");
export const board = <T>(game: string): Promise<T> => request("GET", `/api/games/${game}/board`);
export const drawing = (game: string, language: string): Promise<Drawing> =>
  request("GET", `/api/games/${game}/drawing?lang=${language}`);
export const sheetDrawing = (game: string, language: string): Promise<SheetDrawing> =>
  request("GET", `/api/games/${game}/drawing?lang=${language}`);
export const metroDrawing = (game: string, language: string): Promise<MetroDrawing> =>
  request("GET", `/api/games/${game}/drawing?lang=${language}`);
/** Where the filled sheet of a seat is, as a picture. */
export const sheetPath = (id: string, seat: number, language: string): string =>
  `${table(id)}/sheets/${seat}.svg?lang=${language}`;
export const rules = (game: string, language: string): Promise<RulesShown> =>
  request("GET", `/api/games/${encodeURIComponent(game)}/rules?lang=${language}`);
export const setUp = (body: TableBody): Promise<NewTable> => request("POST", "/api/tables", body);
export const myTables = (): Promise<TableListed[]> => request("GET", "/api/me/tables");
export const listedTables = (): Promise<TableListed[]> => request("GET", "/api/tables");
export const oneTable = (id: string): Promise<TableShown> => request("GET", table(id));
export const invite = (id: string, seat: number): Promise<Invitation> =>
  request("POST", `${table(id)}/seats/${seat}/invitation`);
export const lookAtInvitation = (token: string): Promise<InvitedTo> =>
  request("POST", "/api/invitations/look", { token });
export const acceptInvitation = (token: string): Promise<InvitedTo> =>
  request("POST", "/api/invitations/accept", { token });
export const record = (id: string): Promise<string> => request("GET", `${table(id)}/record`);
export const bringIn = (text: string): Promise<TableShown> => request("POST", "/api/records", text, "text/plain");
export const moment = (id: string, version: number, seat: number | null): Promise<Moment> =>
  request("GET", `${table(id)}/at/${version}${seat === null ? "" : `?seat=${seat}`}`);
