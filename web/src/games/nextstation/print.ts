// The printed sheet in its layers, so that lines can lie between the net and the stations. Parsed once.

export interface Print {
  /** Paper, districts, the Thames, the net and the frames of tourist sites. */
  readonly ground: readonly Node[];
  readonly stations: readonly Node[];
  readonly frame: readonly Node[];
  /** What is left of the ground on a sheet too small for more. */
  readonly small: readonly Node[];
}

export function printOf(svg: string): Print {
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const layers = (...names: string[]): Node[] =>
    names.flatMap((name) => [...root.querySelectorAll(`:scope > ${name}`)]);
  return {
    ground: layers("defs", ".sheet", ".ground", ".net", ".sites"),
    stations: layers(".stations"),
    frame: layers(".frame"),
    small: layers("defs", ".sheet", ".ground").map(withoutWords),
  };
}

function withoutWords(layer: Node): Node {
  const copy = layer.cloneNode(true) as Element;
  for (const words of copy.querySelectorAll("text")) words.remove();
  return copy;
}

/** Puts a layer into the drawing it is attached to. */
export const printed =
  (layer: readonly Node[]) =>
  (into: Element): void =>
    into.replaceChildren(...layer.map((node) => document.importNode(node, true)));
