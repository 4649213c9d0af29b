// A sheet to draw on: the print in its layers, so that lines can lie between the net and the stations, and where everything
// lies. Made once for a drawing.
import type { SheetDrawing } from "../../api/types";
import { layersOf } from "../../table/print";

type Plan = SheetDrawing["plan"];

export interface Paper {
  readonly plan: Plan;
  readonly stations: ReadonlyMap<string, Plan["stations"][number]>;
  /** By section, the way from station to station as the `d` of a path. */
  readonly paths: ReadonlyMap<string, string>;
  /** How high the smallest name on the ground is. */
  readonly nameSize: number;
  readonly print: {
    /** Paper, districts, the river, the net and the frames of tourist sites. */
    readonly ground: readonly Node[];
    readonly stations: readonly Node[];
    readonly frame: readonly Node[];
    /** What is left of the ground on a sheet too small for more. */
    readonly small: readonly Node[];
  };
}

export function paperOf({ plan, svg }: Pick<SheetDrawing, "plan" | "svg">): Paper {
  const layers = layersOf(svg);
  const names = (layers(".ground") as Element[]).flatMap((ground) => [...ground.querySelectorAll(".labels text")]);
  return {
    plan,
    stations: new Map(plan.stations.map((station) => [station.id, station])),
    paths: new Map(plan.sections.map((section) => [section.id, section.path])),
    nameSize: Math.min(...names.map((name) => Number(name.getAttribute("font-size")))),
    print: {
      ground: layers("defs", ".sheet", ".ground", ".net", ".sites"),
      stations: layers(".stations"),
      frame: layers(".frame"),
      small: layers("defs", ".sheet", ".ground").map(withoutWords),
    },
  };
}

function withoutWords(layer: Node): Node {
  const copy = layer.cloneNode(true) as Element;
  for (const words of copy.querySelectorAll("text")) words.remove();
  return copy;
}
