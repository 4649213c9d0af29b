// A picture that the server has drawn, made fit to be kept: with the page's own letters in it, and as a bitmap. A picture
// that stands alone sees none of the page's fonts, so those it names are put into it.

/** A face of a font as a style sheet has it. */
export interface Face {
  readonly family: string;
  /** Its rule, but for the file. */
  readonly rule: (file: string) => string;
  /** The address of its file. */
  readonly file: string;
}

/** The faces that the style sheets of the page declare. */
export function facesOf(sheets: Iterable<CSSStyleSheet>): readonly Face[] {
  const rules = [...sheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href })));
  return rules.flatMap(({ rule, base }) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const address = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue("src"))?.[1];
    if (!address) return [];
    const said = ["font-family", "font-weight", "font-style", "font-stretch", "unicode-range"]
      .map((name) => [name, rule.style.getPropertyValue(name)])
      .filter(([, value]) => value)
      .map(([name, value]) => `${name}:${value}`);
    return [
      {
        family: bare(rule.style.getPropertyValue("font-family")),
        file: new URL(address, base ?? location.href).href,
        rule: (file: string) => `@font-face{${said.join(";")};src:url(${file})}`,
      },
    ];
  });
}

/** The picture with those faces in it that it names. What cannot be fetched is left out: then it has another font. */
export async function lettered(
  svg: string,
  faces: readonly Face[],
  fetched: (file: string) => Promise<string>,
): Promise<string> {
  const named = faces.filter(({ family }) => svg.includes(family));
  const rules = await Promise.all(named.map(({ file, rule }) => fetched(file).then(rule, () => "")));
  const style = rules.join("");
  return style ? svg.replace(/<svg\b[^>]*>/, (start) => `${start}<style>${style}</style>`) : svg;
}

/** A file as an address that holds it. */
export async function asData(file: string): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(file);
  const blob = await answer.blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = failed;
    reader.readAsDataURL(blob);
  });
}

export const addressOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** How large a picture is by its view box. */
export function sizeOf(svg: string): { width: number; height: number } {
  const [, , width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? "").split(" ").map(Number);
  return { width, height };
}

/** So many pixels for each unit of the drawing: sharp on fine screens too. */
const FINE = 2;

/** The picture as a bitmap. */
export async function bitmapOf(svg: string): Promise<Blob> {
  const { width, height } = sizeOf(svg);
  const image = new Image();
  // Browsers ask for a size where only a view box is given.
  image.src = addressOf(svg.replace("<svg ", `<svg width="${width * FINE}" height="${height * FINE}" `));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * FINE;
  canvas.height = height * FINE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no bitmap"))), "image/png"),
  );
}

const bare = (family: string): string => family.replaceAll(/["']/g, "");
