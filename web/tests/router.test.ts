import { beforeAll, expect, test, vi } from "vitest";

let placeOf: typeof import("../src/router.svelte").placeOf;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", hash: "" });
  vi.stubGlobal("addEventListener", () => {});
  ({ placeOf } = await import("../src/router.svelte"));
});

test("every address leads to its place", () => {
  expect(placeOf("/", "")).toEqual({ at: "home" });
  expect(placeOf("/replays", "")).toEqual({ at: "replays" });
  expect(placeOf("/new", "")).toEqual({ at: "new", game: null, oneScreen: false });
  expect(placeOf("/new/berlin", "")).toEqual({ at: "new", game: "berlin", oneScreen: false });
  expect(placeOf("/new/", "#one-screen")).toEqual({ at: "new", game: null, oneScreen: true });
  expect(placeOf("/join", "#abc")).toEqual({ at: "join", token: "abc" });
  expect(placeOf("/j/KTR4MH", "")).toEqual({ at: "come", code: "KTR4MH" });
  expect(placeOf("/tv/x-1", "")).toEqual({ at: "tv", id: "x-1" });
  expect(placeOf("/table/x-1/", "")).toEqual({ at: "table", id: "x-1", move: null });
  expect(placeOf("/table/x-1/at/38", "")).toEqual({ at: "table", id: "x-1", move: 38 });
  expect(placeOf("/table/x-1/sheet/2", "")).toEqual({ at: "sheet", id: "x-1", seat: 2 });
  expect(placeOf("/rules/berlin", "#T13")).toEqual({ at: "rules", game: "berlin", rule: "T13" });
  expect(placeOf("/rules/berlin/aid", "")).toEqual({ at: "aid", game: "berlin" });
});

test("an address that is none leads nowhere", () => {
  for (const path of ["/table", "/tables/x", "/j", "/tv", "/x/y", "/kit"])
    expect(placeOf(path, "")).toEqual({ at: "nowhere" });
  expect(placeOf("/table/x/at/soon", "")).toEqual({ at: "table", id: "x", move: null });
  expect(placeOf("/table/x/sheet/mine", "")).toEqual({ at: "table", id: "x", move: null });
});
