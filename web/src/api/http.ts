// Plain requests to the server. Whatever goes wrong is a Refusal with a translation key.
import type * as said from "./types";

/** The most that the server takes, in bytes: of anything, and of a board. */
export const LARGEST_BODY = 256 * 1024;
export const LARGEST_BOARD = 128 * 1024;

/** The server said no, or could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: said.ErrorShown,
  ) {
    super(error.key);
  }
}

/** Why the server would not do it; null when it is done. */
export async function refusalOf(deed: () => Promise<void>): Promise<said.ErrorShown | null> {
  try {
    await deed();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.error;
    throw error;
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
    const told = await answer.json().catch(() => null);
    throw new Refusal(answer.status, told?.error ?? { key: "request-failed", params: {} });
  }
  return (answer.headers.get("content-type") ?? "").includes("json") ? answer.json() : (answer.text() as Promise<T>);
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const me = (): Promise<said.Guest> => request("GET", "/api/me");
export const comeIn = (name: string): Promise<said.Guest> => request("POST", "/api/guests", { name });
export const rename = (name: string): Promise<said.Guest> => request("PUT", "/api/me", { name });
export const signOut = (): Promise<void> => request("POST", "/api/me/sign-out");
export const deleteMe = (): Promise<void> => request("DELETE", "/api/me");
export const announcements = (): Promise<said.Announcement[]> => request("GET", "/api/announcements");
export const games = (): Promise<said.GameShown[]> => request("GET", "/api/games");
export const oneGame = (id: string): Promise<said.GameShown> => request("GET", `/api/games/${encodeURIComponent(id)}`);
/** What a board file is. Whatever is wrong with it is in the refusal. */
export const lookAtBoard = (file: string, language: string): Promise<said.BoardShown> =>
  request("POST", `/api/boards?lang=${language}`, file, "text/plain");
export const board = <T>(game: string): Promise<T> => request("GET", `/api/games/${game}/board`);
/** A game as it is drawn, of the kind its family has. */
export const drawing = <Drawing>(game: string, language: string): Promise<Drawing> =>
  request("GET", `/api/games/${game}/drawing?lang=${language}`);
export const sheetPath = (id: string, seat: number, language: string): string =>
  `${table(id)}/sheets/${seat}.svg?lang=${language}`;
/** How a finished game has ended, as a picture to share. */
export const resultPicture = (id: string, language: string): Promise<string> =>
  request("GET", `${table(id)}/result.svg?lang=${language}`);
const books = new Map<string, Promise<said.RulesShown>>();
/** The rules of a game; asked for once, because at a table they are looked up often. */
export function rules(game: string, language: string): Promise<said.RulesShown> {
  const path = `/api/games/${encodeURIComponent(game)}/rules?lang=${language}`;
  const book = books.get(path) ?? request<said.RulesShown>("GET", path);
  books.set(path, book);
  book.catch(() => books.delete(path));
  return book;
}
export const setUp = (body: said.TableBody): Promise<said.NewTable> => request("POST", "/api/tables", body);
export const myTables = (): Promise<said.TableListed[]> => request("GET", "/api/me/tables");
export const listedTables = (): Promise<said.TableListed[]> => request("GET", "/api/tables");
export const oneTable = (id: string): Promise<said.TableShown> => request("GET", table(id));
export const evening = (id: string): Promise<said.Evening> => request("GET", `${table(id)}/evening`);
export const lookForTable = (code: string): Promise<said.TableShown> => request("POST", "/api/codes/look", { code });
export const sitDown = (code: string, seat: number): Promise<said.TableShown> =>
  request("POST", "/api/codes/sit", { code, seat });
export const lookAtInvitation = (token: string): Promise<said.InvitedTo> =>
  request("POST", "/api/invitations/look", { token });
export const acceptInvitation = (token: string): Promise<said.InvitedTo> =>
  request("POST", "/api/invitations/accept", { token });
export const record = (id: string): Promise<string> => request("GET", `${table(id)}/record`);
export const bringIn = (text: string): Promise<said.TableShown> => request("POST", "/api/records", text, "text/plain");
export const moment = (id: string, version: number, seat: number | null): Promise<said.Moment> =>
  request("GET", `${table(id)}/at/${version}${seat === null ? "" : `?seat=${seat}`}`);
/** The rides of today, the same for everybody on the server. */
export const today = (): Promise<said.Today> => request("GET", "/api/daily");
const ride = (game: string): string => `/api/daily/${encodeURIComponent(game)}`;
/** My one try, new or where it is. */
export const takeRide = (game: string): Promise<said.TableShown> => request("POST", ride(game));
export const practise = (game: string): Promise<said.TableShown> => request("POST", `${ride(game)}/practice`);
export const rideResult = (game: string, date: string): Promise<said.RideResult> =>
  request("GET", `${ride(game)}/${encodeURIComponent(date)}`);
