// The words of Metro: companies and their shares, lines, tiles. The same as peron.text.metro.
import { Words, type Functions, type Scene } from "../../text/words";
import type { Catalogue } from "../../text/catalogue";
import { ownerOf } from "./lines";
import type { Tiles } from "./rails";

export class MetroWords extends Words {
  constructor(
    catalogue: Catalogue,
    scene: Scene,
    readonly tiles: Tiles,
  ) {
    super(catalogue, scene);
  }

  /** `Your line 11`, `Line 11: Marek`, `Line 11: yellow company`, by where it starts and whose it is: `11-0`, `c3-yellow`. */
  line(id: string): string {
    const { seat, company } = ownerOf(id);
    const rail = id.startsWith("c");
    return this.say("line-name", {
      you: seat !== null && seat === this.scene.seat ? "yes" : "no",
      name: seat === null ? this.company(company ?? "") : this.player(seat),
      start: rail ? "rail" : "station",
      number: parseInt(rail ? id.slice(1) : id),
    });
  }

  private company(id: string): string {
    return this.say("company-name", { company: id });
  }

  protected override readonly functions: Functions = {
    COMPANY: (id) => this.company(String(id)),
    SHARE: (company) => this.say(`colour-${String(company)}`),
    LINE: (id) => this.line(String(id)),
    TILE: () => this.say("tile-name", { tracks: "seen" }), // on a page it is shown
  };
}
