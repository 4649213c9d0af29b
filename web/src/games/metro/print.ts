// The printed board in its layers, so that tiles and lines can lie between the ground and the numbers. Parsed once.
import { layersOf } from "../../table/print";

export interface Print {
  readonly ground: readonly Node[];
  /** The central station, where no tiles lie in its place. */
  readonly centre: readonly Node[];
  /** The number plates of the stations, by edition. */
  readonly numbers: Readonly<Record<string, readonly Node[]>>;
  readonly frame: readonly Node[];
}

export function printOf(svg: string): Print {
  const layers = layersOf(svg);
  return {
    ground: layers("defs", ".sheet", ".ground"),
    centre: layers(".centre"),
    numbers: { "2000": layers(".numbers-2000"), "2009": layers(".numbers-2009") },
    frame: layers(".frame"),
  };
}
