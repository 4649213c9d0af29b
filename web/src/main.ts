// Where the page begins: the look and the language first, then the screen that the address names.
import { mount } from "svelte";
import App from "./App.svelte";
import "./look";
import { session } from "./session.svelte";

const target = document.getElementById("app");
if (target) {
  await session.begin();
  document.getElementById("waiting")?.remove();
  mount(App, { target });
}
