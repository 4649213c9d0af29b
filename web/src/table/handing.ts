// A picture handed on: to another app where the system can do that, or kept as a file.
import { bitmapOf } from "./picture";

/** Whether the system takes pictures to hand on. */
export const sharesPictures = (): boolean =>
  "canShare" in navigator && navigator.canShare({ files: [new File([], "p.png", { type: "image/png" })] });

/** Whether it was done; to change one's mind is no failure. */
export async function sharePicture(svg: string, stem: string, text: string): Promise<boolean> {
  return tried(async () => {
    const file = new File([await bitmapOf(svg)], `${stem}.png`, { type: "image/png" });
    await navigator.share({ title: text, text, files: [file] });
  });
}

export async function keepPicture(svg: string, stem: string): Promise<boolean> {
  return tried(async () => {
    const address = URL.createObjectURL(await bitmapOf(svg));
    const link = document.createElement("a");
    link.href = address;
    link.download = `${stem}.png`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  });
}

async function tried(deed: () => Promise<void>): Promise<boolean> {
  try {
    await deed();
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
