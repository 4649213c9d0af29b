// Which part of a board is its picture, and what lies on it there: as its title has it, else all of it, empty.
import type { Drawing } from "../../api/types";
import type { TokenSymbol } from "../../parts/liveries";

/** As in the file of a title. */
interface PictureFile {
  /** Parts of the drawn board: left, top, width, height. */
  readonly wide: readonly number[];
  readonly small: readonly number[];
  /** Routes that are taken, by their owners' seats. */
  readonly routes?: Readonly<Record<string, number>>;
  /** Tourism tokens by place. */
  readonly tokens?: Readonly<Record<string, TokenSymbol>>;
}

export function pictureOf({ picture, plan }: Pick<Drawing, "picture" | "plan">, shape: "wide" | "small") {
  const box = plan.view_box;
  const file = picture as PictureFile | null;
  const stacks = Object.entries(file?.tokens ?? {}).map(([place, symbol]) => ({ place, symbol, count: 2 }));
  return {
    viewBox: (file?.[shape] ?? [box.left, box.top, box.width, box.height]).join(" "),
    owners: new Map(Object.entries(file?.routes ?? {})),
    stacks,
  };
}
