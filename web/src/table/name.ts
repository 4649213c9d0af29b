// A table's friendly name: a tree and a number, made from its id. The same id has the same name on every screen.

const TREES = [
  "AKACJA",
  "BRZOZA",
  "BUK",
  "CEDR",
  "CIS",
  "CZEREŚNIA",
  "DĄB",
  "GŁÓG",
  "GRAB",
  "GRUSZA",
  "JABŁOŃ",
  "JARZĘBINA",
  "JESION",
  "JODŁA",
  "KALINA",
  "KASZTAN",
  "KLON",
  "LESZCZYNA",
  "LIPA",
  "MODRZEW",
  "MORWA",
  "OLCHA",
  "ORZECH",
  "OSIKA",
  "PLATAN",
  "SOSNA",
  "ŚLIWA",
  "ŚWIERK",
  "TOPOLA",
  "WIĄZ",
  "WIERZBA",
  "WIŚNIA",
] as const;

const NUMBERS = 99;
const LONGEST = 80;

export function tableName(id: string): string {
  const hash = hashOf(id);
  const tree = TREES[hash % TREES.length];
  return `${tree}-${(Math.floor(hash / TREES.length) % NUMBERS) + 1}`;
}

/** What a file is called that somebody takes home, but for its ending: what was played, and by whom. Plain letters only, so that
    every system takes it. */
export function fileStem(game: string, names: readonly string[]): string {
  const parts = ["peron", game.split(".")[0] ?? "", ...names].map(plain).filter((part) => part !== "");
  return parts.join("-").slice(0, LONGEST).replace(/-+$/, "");
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** FNV-1a: short, and close ids come far apart. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const character of id) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
