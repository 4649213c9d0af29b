// The catalogues as modules of the page: each shelf in each language is one, without its comments.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { SHELVES } from "../src/text/shelves";

const CATALOGUES = fileURLToPath(new URL("../../src/peron/text", import.meta.url));
const LANGUAGES = ["pl", "en"];
/** What the page imports: by `language/shelf`, how to fetch its texts. */
const ALL = "virtual:texts";
/** A resolved module of Vite's that is no file begins like this. */
const MARK = "\0";

export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith(ALL) ? MARK + id : null),
    async load(id) {
      if (!id.startsWith(MARK + ALL)) return null;
      const [, language = "", shelf] = id.split("/");
      if (shelf === undefined) return index();
      const files = SHELVES[shelf as keyof typeof SHELVES].map((name) => `${CATALOGUES}/${language}/${name}.ftl`);
      for (const file of files) this.addWatchFile(file);
      const sources = await Promise.all(files.map((file) => readFile(file, "utf8")));
      return `export default ${JSON.stringify(sources.map(bare).join("\n"))};`;
    },
  };
}

function index(): string {
  const names = LANGUAGES.flatMap((language) => Object.keys(SHELVES).map((shelf) => `${language}/${shelf}`));
  const rows = names.map((name) => `  "${name}": () => import("${ALL}/${name}"),`);
  return ["export default {", ...rows, "};"].join("\n");
}

const bare = (source: string): string => source.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
