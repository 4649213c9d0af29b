// The shelves of the catalogues: which files a browser fetches together. What the first page says is fetched at once, every
// other shelf with the first screen that speaks from it. Files on no shelf are of the command line, the database and print.
export const SHELVES = {
  first: ["common", "counts", "server", "titles", "web_home"],
  /** Setting up a table, on a board of one's own too. */
  new: ["boards", "boards_metro", "boards_nextstation", "setup", "web_board", "web_new"],
  /** Who sits at a table, and how it plays. */
  seats: ["web_seats"],
  table: ["picture", "table", "web_after", "web_table"],
  television: ["web_tv"],
  replays: ["record", "web_replays"],
  rules: ["web_rules"],
  daily: ["web_daily"],
  me: ["web_me"],
  metro: ["lessons_metro", "metro", "web_metro", "web_metro_text"],
  nextstation: ["lessons_nextstation", "nextstation", "sheet", "web_nextstation", "web_nextstation_text"],
  ticket: ["lessons_ticket", "ticket", "web_ticket"],
} as const satisfies Record<string, readonly string[]>;

export type Shelf = keyof typeof SHELVES;
