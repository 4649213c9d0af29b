// The page's own typeface: Roboto, narrow for signs and at its full width for text. Of the whole family the build takes
// the letters, weights and widths that the page uses: one file with every letter of English, one more for Polish, and one
// that is only loaded where a board or a person has a name with others.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import subsetFont from "subset-font";

const HERE = dirname(fileURLToPath(import.meta.url));
const MADE = join(HERE, "../src/look/typeface");
const FAMILY = dirname(createRequire(import.meta.url).resolve("@fontsource-variable/roboto/package.json"));

const FEATURES = ["kern", "mark", "ccmp", "locl"];
const WEIGHTS = { min: 400, max: 700 };
const WIDTHS = { "Peron Sign": 75, "Peron Text": 100 };

/** Our files by name: which of the family's they are cut from, and the letters in them. */
const FILES = {
  latin: {
    from: "latin",
    ranges:
      "U+20-7E, U+A0-FF, U+131, U+152-153, U+2010-2015, U+2018-201E, U+2020-2022, U+2026, U+2030, U+2032-2033, " +
      "U+2039-203A, U+20AC, U+2122, U+2191, U+2193, U+2212",
  },
  polish: { from: "latin-ext", ranges: "U+104-107, U+118-119, U+141-144, U+15A-15B, U+179-17C" },
  others: {
    from: "latin-ext",
    ranges: "U+100-103, U+108-117, U+11A-130, U+132-140, U+145-151, U+154-159, U+15C-178, U+17D-17F, U+218-21B",
  },
};

/** Until the typeface has come, the machine's own, so large that words take the room they will have: measured over all that
 * the page says, in both languages. Of the fonts in a row, which are made to the same measure, a machine has one or none. */
const STAND_INS = [
  { for: "Peron Sign", as: "narrow", fonts: "Arial Narrow, Liberation Sans Narrow", wide: [1.078, 1.027] },
  { for: "Peron Sign", as: "wide", fonts: "Arial, Liberation Sans", wide: [0.884, 0.843] },
  { for: "Peron Text", as: "wide", fonts: "Arial, Liberation Sans", wide: [0.992, 0.943] },
] as const;
const ASCENT = 0.9277;
const DESCENT = 0.2441;

/** Makes the fonts and the style sheet that names them, in src/look/typeface: first of all, as others import them. Its
 * licence goes with the page. */
export function typeface(): Plugin {
  return {
    name: "typeface",
    async buildStart() {
      if (process.env["VITEST"]) return;
      await mkdir(MADE, { recursive: true });
      for (const [name, { from, ranges }] of Object.entries(FILES)) {
        const whole = await readFile(join(FAMILY, "files", `roboto-${from}-wdth-normal.woff2`));
        const variationAxes = { wght: WEIGHTS, wdth: { min: WIDTHS["Peron Sign"], max: WIDTHS["Peron Text"] } };
        const cut = { targetFormat: "woff2", noHinting: true, keepFeatures: FEATURES, variationAxes } as const;
        await writeFile(join(MADE, `${name}.woff2`), await subsetFont(whole, letters(ranges), cut));
      }
      await writeFile(join(MADE, "typeface.css"), [...faces(), ...standIns()].join("\n"));
    },
    async generateBundle() {
      const source = await readFile(join(FAMILY, "LICENSE"), "utf8");
      this.emitFile({ type: "asset", fileName: "typeface-licence.txt", source });
    },
  };
}

/** Both widths are in each file: where a family has one width only, that one is drawn. */
function faces(): string[] {
  return Object.entries(WIDTHS).flatMap(([family, width]) =>
    Object.entries(FILES).map(([name, { ranges }]) =>
      rule({
        "font-family": `"${family}"`,
        "font-weight": `${WEIGHTS.min} ${WEIGHTS.max}`,
        "font-stretch": `${width}%`,
        "font-display": "swap",
        src: `url("./${name}.woff2") format("woff2")`,
        "unicode-range": ranges,
      }),
    ),
  );
}

function standIns(): string[] {
  return STAND_INS.flatMap(({ for: family, as, fonts, wide }) =>
    ["", " Bold"].map((bold, index) => {
      const size = wide[index] ?? 1;
      return rule({
        "font-family": `"${family}, ${as}"`,
        "font-weight": bold ? "600 700" : "400",
        src: fonts
          .split(", ")
          .map((font) => `local("${font}${bold}")`)
          .join(", "),
        "size-adjust": percent(size),
        "ascent-override": percent(ASCENT / size),
        "descent-override": percent(DESCENT / size),
        "line-gap-override": "0%",
      });
    }),
  );
}

function rule(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`);
  return `@font-face {\n${lines.join("\n")}\n}\n`;
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)}%`;
}

function letters(ranges: string): string {
  const codes = ranges.split(", ").flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split("-")
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, number) => first + number);
  });
  return String.fromCodePoint(...codes);
}
