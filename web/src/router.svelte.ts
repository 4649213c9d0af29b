// Where in the page we are. Addresses are the page's own: /, /new, /new/GAME, /join#TOKEN, /j/CODE, /table/ID,
// /tv/ID, /table/ID/at/MOVE, /table/ID/sheet/SEAT, /replays, /rules, /rules/GAME#RULE,
// /rules/GAME/aid, /daily/GAME, /daily/GAME/DATE, /me.

export type Place =
  | { at: "home" }
  | { at: "new"; game: string | null; oneScreen: boolean }
  | { at: "join"; token: string }
  | { at: "come"; code: string }
  | { at: "tv"; id: string }
  | { at: "table"; id: string; move: number | null }
  | { at: "sheet"; id: string; seat: number }
  | { at: "replays" }
  | { at: "rules"; game: string | null; rule: string | null }
  | { at: "aid"; game: string }
  | { at: "daily"; game: string; date: string | null }
  | { at: "me" }
  | { at: "nowhere" };

/** After # in the address of a new table: several people at this screen. */
export const ONE_SCREEN = "one-screen";

export function placeOf(path: string, hash: string): Place {
  const [, first = "", ...rest] = path.replace(/\/+$/, "").split("/");
  const fragment = hash.replace(/^#/, "");
  const [id, at, number] = rest;
  switch (first) {
    case "":
      return { at: "home" };
    case "new":
      return { at: "new", game: id ?? null, oneScreen: fragment === ONE_SCREEN };
    case "join":
      return { at: "join", token: fragment };
    case "j":
      if (!id) break;
      return { at: "come", code: id };
    case "tv":
      if (!id) break;
      return { at: "tv", id };
    case "table":
      if (!id) break;
      if (at === "sheet" && /^\d$/.test(number ?? "")) return { at: "sheet", id, seat: Number(number) };
      return { at: "table", id, move: at === "at" && /^\d+$/.test(number ?? "") ? Number(number) : null };
    case "replays":
      return { at: "replays" };
    case "rules":
      if (id && at === "aid") return { at: "aid", game: id };
      return { at: "rules", game: id ?? null, rule: fragment || null };
    case "daily":
      if (!id) break;
      return { at: "daily", game: id, date: at ?? null };
    case "me":
      return { at: "me" };
  }
  return { at: "nowhere" };
}

class Router {
  place = $state.raw<Place>(placeOf(location.pathname, location.hash));
  /** The address of the screen before this one; null when the page began here. */
  from = $state.raw<string | null>(null);
  #path = location.pathname;

  constructor() {
    addEventListener("popstate", () => this.#look());
    addEventListener("hashchange", () => this.#look());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    if (this.#look()) scrollTo(0, 0);
  }

  /** Whether this is another screen than before. */
  #look(): boolean {
    const before = this.place;
    this.place = placeOf(location.pathname, location.hash);
    const other = before.at !== this.place.at;
    if (other) this.from = this.#path;
    this.#path = location.pathname;
    return other;
  }

  /** Plain links within the page need no new page. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || modified || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
