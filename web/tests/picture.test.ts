// A picture to keep: with the fonts that it names in it, and of the size that it has.
import { expect, test } from "vitest";
import { addressOf, lettered, sizeOf, type Face } from "../src/table/picture";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><text font-family="'Sign', sans-serif">141 ż</text></svg>`;

const face = (family: string): Face => ({
  family,
  file: `/assets/${family}.woff2`,
  rule: (file) => `@font-face{font-family:${family};src:url(${file})}`,
});

test("a picture carries the fonts that it names, and no others", async () => {
  const asked: string[] = [];
  const kept = await lettered(SVG, [face("Sign"), face("Other")], async (file) => {
    asked.push(file);
    return "data:font/woff2;base64,AAAA";
  });
  expect(asked).toEqual(["/assets/Sign.woff2"]);
  expect(kept).toContain("><style>@font-face{font-family:Sign;src:url(data:font/woff2;base64,AAAA)}</style><text");
  expect(kept.replace(/<style>.*<\/style>/, "")).toBe(SVG);
});

test("without its font it is the picture still", async () => {
  expect(await lettered(SVG, [face("Sign")], () => Promise.reject(new Error("away")))).toBe(SVG);
  expect(await lettered(SVG, [], () => Promise.reject(new Error("away")))).toBe(SVG);
});

test("its size is that of its view box", () => {
  expect(sizeOf(SVG)).toEqual({ width: 1200, height: 630 });
});

test("as an address it comes back as it was", () => {
  expect(decodeURIComponent(addressOf(SVG).split(",").slice(1).join(","))).toBe(SVG);
});
