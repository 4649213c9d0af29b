import { beforeEach, expect, test, vi } from "vitest";
import { forgetGiven, given, keepGiven, linkOf, pathOf } from "../src/home/invitation";

const TOKEN = "7wt1bSj_WpS2Pqt1RkTihS4zz-gfI3S0RC5rBPx_bF4";

beforeEach(() => {
  const all = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => all.set(key, value),
    removeItem: (key: string) => all.delete(key),
  });
});

test("the link, its end and the token alone lead to the same seat", () => {
  for (const pasted of [`https://peron.example/join#${TOKEN}`, `/join#${TOKEN}`, `#${TOKEN}`, TOKEN, ` <${TOKEN}> `]) {
    expect(pathOf(pasted)).toBe(`/join#${TOKEN}`);
  }
});

test("the link of a table leads to the table", () => {
  expect(pathOf("http://127.0.0.1:8321/table/ntF5GIkCtMTSEJoM/at/38")).toBe("/table/ntF5GIkCtMTSEJoM");
});

test("anything else leads nowhere", () => {
  for (const pasted of [
    "",
    "  ",
    "TOPOLA-7",
    "https://peron.example/join",
    "https://peron.example/join#",
    "a b c d e f",
  ]) {
    expect(pathOf(pasted)).toBeNull();
  }
});

test("a link keeps its token out of the path", () => {
  expect(linkOf(TOKEN, "https://peron.example")).toBe(`https://peron.example/join#${TOKEN}`);
});

test("the host's browser knows the invitations it has given, until the game goes on", () => {
  expect(given("x")).toBeNull();
  keepGiven("x", [{ seat: 1, token: "one" }]);
  keepGiven("x", [{ seat: 2, token: "two" }]);
  expect(keepGiven("x", [{ seat: 1, token: "newer" }])).toEqual({ 1: "newer", 2: "two" });
  expect(given("x")).toEqual({ 1: "newer", 2: "two" });
  expect(given("y")).toBeNull();
  forgetGiven("x");
  expect(given("x")).toBeNull();
});

test("what was spoilt in the browser counts as nothing", () => {
  localStorage.setItem("peron-given-x", "{");
  expect(given("x")).toBeNull();
});
