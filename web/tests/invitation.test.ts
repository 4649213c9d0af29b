import { expect, test } from "vitest";
import { codeLink, codeShown, isName, pathOf } from "../src/home/invitation";
import { tableName } from "../src/table/name";

const TOKEN = "7wt1bSj_WpS2Pqt1RkTihS4zz-gfI3S0RC5rBPx_bF4";

test("a code leads to its table however it is written, and so does its link", () => {
  for (const typed of [
    "KTR4MH",
    "ktr4mh",
    " ktr 4mh ",
    "KTR-4MH",
    "ktr–4mh",
    "K T R 4 M H",
    "https://peron.example/j/KTR4MH",
    "https://peron.example/j/ktr-4mh",
    "/j/KTR4MH",
  ]) {
    expect(pathOf(typed), typed).toBe("/j/KTR4MH");
  }
});

test("letters that are taken for figures are left to the server, which knows which code is meant", () => {
  expect(pathOf("BSZ-222")).toBe("/j/BSZ222");
});

test("a code is shown in two halves and its link is short", () => {
  expect(codeShown("KTR4MH")).toBe("KTR-4MH");
  expect(codeLink("KTR4MH", "https://peron.example")).toBe("https://peron.example/j/KTR4MH");
});

test("the link of an invitation, its end and the token alone lead to the same seat", () => {
  for (const pasted of [`https://peron.example/join#${TOKEN}`, `/join#${TOKEN}`, `#${TOKEN}`, TOKEN, ` <${TOKEN}> `]) {
    expect(pathOf(pasted)).toBe(`/join#${TOKEN}`);
  }
});

test("the link of a table leads to the table, and that of its television view there", () => {
  expect(pathOf("http://127.0.0.1:8321/table/ntF5GIkCtMTSEJoM/at/38")).toBe("/table/ntF5GIkCtMTSEJoM");
  expect(pathOf("http://127.0.0.1:8321/tv/ntF5GIkCtMTSEJoM")).toBe("/tv/ntF5GIkCtMTSEJoM");
});

test("anything else leads nowhere", () => {
  for (const pasted of [
    "",
    "  ",
    "KTR4M",
    "KTR4MHH",
    "KTR4M1",
    "https://peron.example/join",
    "https://peron.example/join#",
    "a b c d e f",
  ]) {
    expect(pathOf(pasted), pasted).toBeNull();
  }
});

test("what tables are called is known for a name and is never taken for a code", () => {
  for (let number = 0; number < 4000; number++) {
    const name = tableName(`table ${number}`);
    expect(isName(name), name).toBe(true);
    expect(pathOf(name), name).toBeNull();
  }
  expect(isName("klon 73")).toBe(true);
  expect(isName("KTR-4MH")).toBe(false);
});
