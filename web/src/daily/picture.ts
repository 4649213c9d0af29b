// The picture of a ride to share: points, place, streak and everybody's bars, and nothing of the sheet, so that it spoils
// nobody's ride. The same size as other pictures of results.
import { highest, holds, type Bars } from "./bars";

export interface RideTold {
  readonly title: string;
  readonly date: string;
  readonly points: number;
  readonly place: string;
  readonly line: string;
  readonly streak: string;
  readonly week: readonly boolean[];
  readonly bars: Bars;
  readonly name: string;
}

const [WIDE, HIGH] = [1200, 630];
const [GROUND, LEAF, FOLD, LINE] = ["#182226", "#2a373c", "#0e1417", "#33444b"];
const [INK, SOFT, AMBER] = ["#f4eedf", "#a9b8bb", "#ffc54d"];
const [SIGN, TEXT] = ["Peron Sign", "Peron Text"];

const safe = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

interface Look {
  size: number;
  fill?: string;
  bold?: boolean;
  end?: "middle" | "end";
  face?: string;
}

function said(text: string, x: number, y: number, { size, fill = INK, bold = true, end, face = SIGN }: Look): string {
  const anchor = end ? ` text-anchor="${end}"` : "";
  const font = `font-family="'${face}', sans-serif" font-weight="${bold ? 700 : 400}" font-size="${size}"`;
  return `<text x="${x}" y="${y}" ${font} fill="${fill}"${anchor}>${safe(text)}</text>`;
}

/** Split flaps, as wide as three of them. */
function flaps(points: number): string {
  const leaves = [...String(points).replace("-", "−").padStart(3, " ")];
  const [width, height] = [126, 210];
  return leaves
    .map((leaf, at) => {
      const x = 64 + at * (width + 3);
      return (
        `<rect x="${x}" y="128" width="${width}" height="${height}" rx="5" fill="#223036"/>` +
        `<rect x="${x}" y="128" width="${width}" height="${height / 2}" rx="5" fill="${LEAF}"/>` +
        `<path d="M${x} ${128 + height / 2}h${width}" stroke="${FOLD}" stroke-width="5"/>` +
        said(leaf, x + width / 2, 128 + height / 2 + 62, { size: 172, fill: AMBER, end: "middle" })
      );
    })
    .join("");
}

function dots(week: readonly boolean[]): string {
  return week
    .map((ridden, at) => {
      const x = 532 + at * 46;
      const round = ridden ? `fill="${AMBER}"` : `fill="none" stroke="${LINE}" stroke-width="3"`;
      const tick = ridden
        ? `<path d="M${x - 8} 293l6 6 11-13" fill="none" stroke="${GROUND}" stroke-width="3.5"/>`
        : "";
      return `<circle cx="${x}" cy="292" r="19" ${round}/>${tick}`;
    })
    .join("");
}

function histogram(bars: Bars, points: number): string {
  const [most, pitch] = [highest(bars), 1072 / Math.max(1, bars.length)];
  const drawn = bars.map((bar, at) => {
    const high = Math.max(bar.rides > 0 ? 4 : 0, (146 * bar.rides) / most);
    const own = holds(bar, points);
    const colours = own ? `fill="${AMBER}"` : `fill="#223036" stroke="${LINE}" stroke-width="2"`;
    return `<rect x="${64 + at * pitch + 4}" y="${522 - high}" width="${pitch - 8}" height="${high}" rx="5" ${colours}/>`;
  });
  return `${drawn.join("")}<path d="M64 522.5H1136" stroke="${SOFT}" stroke-width="2"/>`;
}

export function ridePicture(told: RideTold): string {
  const holes = Array.from({ length: 41 }, (_, at) => `<circle cx="${15 + at * 30}" cy="10" r="4.5"/>`).join("");
  const parts = [
    `<title>${safe(`${told.title}, ${told.date}: ${told.points}`)}</title>`,
    `<rect width="${WIDE}" height="${HIGH}" fill="${GROUND}"/><rect width="${WIDE}" height="20" fill="#f2b233"/>`,
    `<g fill="#17262b" fill-opacity="0.42">${holes}</g>`,
    said(told.title, 64, 86, { size: 34 }),
    said(told.date, 1136, 86, { size: 26, fill: SOFT, bold: false, end: "end" }),
    flaps(told.points),
    said(told.place, 513, 198, { size: 46 }),
    said(told.line, 513, 242, { size: 27, fill: SOFT, bold: false, face: TEXT }),
    dots(told.week),
    said(told.streak, 858, 301, { size: 25, bold: false }),
    histogram(told.bars, told.points),
    said(`${told.name} · Peron`, 64, 584, { size: 24 }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}">${parts.join("")}</svg>`;
}
