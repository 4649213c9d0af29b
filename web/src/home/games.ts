// How the home page presents each game: its platform, how long it lasts, which part of its board is its picture.
// Which games there are the server says; a game that is not here is still shown, by its id.
import type { TokenSymbol } from "../parts/liveries";
import type { Catalogue } from "../text/catalogue";

export interface Picture {
  /** The part of the drawn board to show: left, top, width, height. */
  readonly wide: readonly [number, number, number, number];
  readonly small: readonly [number, number, number, number];
  /** Wagons that stand on it, as an example: seats by route. */
  readonly wagons: Readonly<Record<string, number>>;
  /** Tourism tokens that lie on it: symbols by place. */
  readonly tokens?: Readonly<Record<string, TokenSymbol>>;
}

interface GameCard {
  readonly minutes: number;
  readonly picture: Picture;
}

const CARDS: Readonly<Record<string, GameCard>> = {
  berlin: {
    minutes: 30,
    picture: {
      wide: [640, 72, 930, 466],
      small: [770, 190, 500, 345],
      wagons: {
        "hauptbahnhof-reichstag-1": 0,
        "reichstag-brandenburger_tor-2": 2,
        "brandenburger_tor-unter_den_linden-1": 0,
        "unter_den_linden-pergamonmuseum-2": 3,
        "pergamonmuseum-alexanderplatz-1": 1,
        "siegessaeule-hauptbahnhof": 0,
        "potsdamer_platz-checkpoint_charlie-1": 2,
        "checkpoint_charlie-moritzplatz": 2,
        "oranienburger_tor-alexanderplatz-1": 1,
        "hauptbahnhof-oranienburger_tor-1": 1,
        "nollendorfplatz-potsdamer_platz": 3,
      },
    },
  },
  "san-francisco": {
    minutes: 30,
    picture: {
      wide: [585, -10, 1000, 466],
      small: [826, 20, 470, 324],
      wagons: {
        "presidio-pacific_heights": 0,
        "presidio-fort_mason": 2,
        "lombard_street-pier_39-1": 1,
        "pier_39-the_embarcadero": 1,
        "alcatraz-pier_39": 1,
        "union_square-pacific_heights": 0,
        "chinatown-union_square-2": 3,
        "the_embarcadero-oracle_park": 3,
      },
      tokens: {
        alcatraz: "lighthouse",
        the_embarcadero: "bell",
        golden_gate_bridge: "bridge",
        sunset: "note",
        potrero_hill: "tree",
        lombard_street: "lantern",
      },
    },
  },
};

const PLATFORMS = Object.keys(CARDS);

/** The games that have rules to read here. */
export const known: readonly string[] = PLATFORMS;

/** In the order of their platforms; those without one come last. */
export function byPlatform<T extends { id: string }>(games: readonly T[]): readonly T[] {
  const place = (game: T): number => (PLATFORMS.includes(game.id) ? PLATFORMS.indexOf(game.id) : PLATFORMS.length);
  return [...games].sort((one, other) => place(one) - place(other));
}

export const minutesOf = (game: string): number | null => CARDS[game]?.minutes ?? null;

export const pictureOf = (game: string): Picture | null => CARDS[game]?.picture ?? null;

/** `Berlin`: what people call the game here. */
export function gameName(texts: Catalogue, game: string): string {
  return said(texts, `web-game-${game}`) ?? game;
}

/** `Ticket to Ride: Berlin`: what stands on the box. */
export function boxName(texts: Catalogue, game: string): string | null {
  return said(texts, `game-${game}`);
}

/** What it is about, in a sentence or in a few words. */
export function gameLine(texts: Catalogue, game: string, short = false): string | null {
  return short ? said(texts, `web-game-short-${game}`) : said(texts, `web-game-line-${game}`);
}

function said(texts: Catalogue, key: string): string | null {
  return texts.has(key) ? texts.format(key) : null;
}
