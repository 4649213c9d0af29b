// Where points lie on a histogram, in hundredths of its width; and the bars as a line of text.
import type { RideResult } from "../api/types";

export type Bars = RideResult["bars"];

export function placeOn(bars: Bars, points: number): number {
  const [first, last] = [bars[0]?.first ?? 0, bars.at(-1)?.last ?? 0];
  return (100 * (points + 0.5 - first)) / (last + 1 - first);
}

export const highest = (bars: Bars): number => Math.max(1, ...bars.map((bar) => bar.rides));

export const holds = (bar: Bars[number], points: number | null | undefined): boolean =>
  points !== null && points !== undefined && bar.first <= points && points <= bar.last;

const BLOCKS = "▁▂▃▄▅▆▇█";

/** `▁▂▅█▆▂▁`: for messages. */
export function inBlocks(bars: Bars): string {
  const most = highest(bars);
  return bars
    .map(({ rides }) => (rides === 0 ? "▁" : (BLOCKS[Math.max(1, Math.round((rides / most) * 8) - 1)] ?? "█")))
    .join("");
}
