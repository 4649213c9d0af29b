// The words of Next Station: sections, districts, and the river of a city. The same as peron.text.nextstation.
import type { Catalogue } from "../../text/catalogue";
import { Words, type Functions, type Scene } from "../../text/words";
import type { CityFile } from "./sheet";

export class NextStationWords extends Words {
  constructor(
    texts: Catalogue,
    scene: Scene,
    private readonly city: Pick<CityFile, "river" | "districts">,
  ) {
    super(texts, scene);
  }

  /** Its name in the city's file; those of the compass need none. */
  district(id: string): string {
    const name = this.city.districts.find((district) => district.id === id)?.name;
    return name === undefined ? this.say(`sheet-${id}`) : this.nameOf(name);
  }

  /** The river, in the case that the sentence needs. */
  private river(wanted: string): string {
    const { id, name } = this.city.river;
    return this.say("river-name", { river: id, name: this.nameOf(name), case: wanted });
  }

  protected override readonly functions: Functions = {
    SECTION: (id) => String(id).replace("-", "–"),
    RIVER: (wanted) => this.river(String(wanted ?? "name")),
    DISTRICT: (id) => this.district(String(id)),
  };
}
