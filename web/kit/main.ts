// Every part of the page on one sheet, for those who work on it: /kit/ while `npm run dev` runs. No part of what is built.
import { mount } from "svelte";
import "../src/look";
import { session } from "../src/session.svelte";
import { SHELVES, type Shelf } from "../src/text/shelves";
import Kit from "./Kit.svelte";

const target = document.getElementById("app");
if (target) {
  await session.begin();
  await session.learn(...(Object.keys(SHELVES) as Shelf[]));
  mount(Kit, { target });
}
