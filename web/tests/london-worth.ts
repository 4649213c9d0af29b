// What things in London are worth and its deck, as the server tells them with the drawing of a sheet.
import type { SheetDrawing } from "../src/api/types";

const SYMBOLS = ["square", "triangle", "pentagon", "circle", "joker"];

export const worth: SheetDrawing["worth"] = {
  deck: [...["street", "underground"].flatMap((kind) => SYMBOLS.map((one) => `${kind}-${one}`)), "street-switch"],
  crossing: 2,
  sites: [1, 2, 4, 6, 8, 11, 14, 17, 21, 25],
  interchanges: [2, 5, 9],
  objective: 10,
  module: -10,
  ranks: [
    { least: null, most: 90 },
    { least: 91, most: 105 },
    { least: 106, most: 120 },
    { least: 121, most: 135 },
    { least: 136, most: 150 },
    { least: 151, most: null },
  ],
};
