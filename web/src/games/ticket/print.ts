// The printed map in its layers, so that rings can lie under the spaces and wagons and
// tokens under the names. Parsed once.
import { layersOf } from "../../table/print";

export interface Print {
  /** Land, water and parks alone, for a map too small for more. */
  readonly land: readonly Node[];
  readonly ground: readonly Node[];
  readonly routes: readonly Node[];
  readonly places: readonly Node[];
  /** The names of places, once more large, and the frame. */
  readonly names: readonly Node[];
}

export function printOf(svg: string): Print {
  const layers = layersOf(svg);
  return {
    land: layers(".ground > g[clip-path]"),
    ground: layers("defs", ".ground"),
    routes: layers(".routes"),
    places: layers(".names > .place"),
    names: layers(".names > :not(.place)"),
  };
}

/** From so many pixels to a unit of the drawing on names are 11 pixels high. */
export const NAMES_READABLE = 11 / 19;

/** The names that are shown at this size. */
export function namesAt(print: Print, small: boolean): readonly Node[] {
  return print.names.filter((layer) => layer instanceof Element && layer.classList.contains("large") === small);
}
