// A drawing of the server in its layers, so that what lies on the board can lie between them. Parsed once.

/** The top layers of a drawing by their selectors. */
export function layersOf(svg: string): (...selectors: readonly string[]) => Node[] {
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  return (...selectors) => selectors.flatMap((selector) => [...root.querySelectorAll(`:scope > ${selector}`)]);
}

/** Puts a layer into the drawing it is attached to. */
export const printed =
  (layer: readonly Node[]) =>
  (into: Element): void =>
    into.replaceChildren(...layer.map((node) => document.importNode(node, true)));
