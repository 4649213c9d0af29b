// The printed map in its layers, so that rings can lie under the spaces and wagons and
// tokens under the names. Parsed once.

export interface Print {
  /** Land, water and parks alone, for a map too small for more. */
  readonly land: readonly Node[];
  readonly ground: readonly Node[];
  readonly routes: readonly Node[];
  readonly places: readonly Node[];
  /** The names of places, and the frame. */
  readonly names: readonly Node[];
}

export function printOf(svg: string): Print {
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const layer = (name: string): Node[] => [...root.querySelectorAll(`:scope > .${name}`)];
  return {
    land: [...root.querySelectorAll(":scope > .ground > g[clip-path]")],
    ground: [...root.querySelectorAll(":scope > defs"), ...layer("ground")],
    routes: layer("routes"),
    places: [...root.querySelectorAll(":scope > .names > .place")],
    names: [...root.querySelectorAll(":scope > .names > :not(.place)")],
  };
}

/** Puts a layer into the drawing it is attached to. */
export const printed =
  (layer: readonly Node[]) =>
  (into: Element): void =>
    into.replaceChildren(...layer.map((node) => document.importNode(node, true)));
