import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { texts } from "./texts/texts";
import { typeface } from "./typeface/typeface";

// In development the page comes from Vite and everything else from `peron serve`.
const server = process.env["PERON_SERVER"] ?? "http://127.0.0.1:8321";

export default defineConfig({
  plugins: [texts(), typeface(), svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  // Machines that run tests are often busy.
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 60_000 },
});
