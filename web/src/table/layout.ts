// How the parts of a table lie on a screen of some size. Behaviour that differs asks this; the rest is CSS.

export type Layout = "desktop" | "tablet" | "tablet-tall" | "phone" | "phone-wide";

export function layoutOf(width: number, height: number): Layout {
  if (height <= 480 && width > height && width >= 560) return "phone-wide";
  if (width < 768) return "phone";
  if (width < 1200) return width >= height ? "tablet" : "tablet-tall";
  return "desktop";
}
