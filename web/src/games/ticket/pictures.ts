// Which part of each board is its picture, and what stands on it there.
import type { TokenSymbol } from "../../parts/liveries";

export interface Picture {
  /** The part of the drawn board to show: left, top, width, height. */
  readonly wide: readonly [number, number, number, number];
  readonly small: readonly [number, number, number, number];
  /** Wagons that stand on it, as an example: seats by route. */
  readonly wagons: Readonly<Record<string, number>>;
  /** Tourism tokens that lie on it: symbols by place. */
  readonly tokens?: Readonly<Record<string, TokenSymbol>>;
}

const PICTURES: Readonly<Record<string, Picture>> = {
  berlin: {
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
  "san-francisco": {
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
};

export const pictureOf = (game: string): Picture | null => PICTURES[game] ?? null;
