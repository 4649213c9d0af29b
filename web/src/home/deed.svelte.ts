// Something that is asked of the server, once at a time: whether it is under way, and why it was refused.
import { refusalOf } from "../api/http";
import type { ErrorShown } from "../api/types";

export class Deed {
  busy = $state(false);
  refusal = $state.raw<ErrorShown | null>(null);

  async do(deed: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = null;
    try {
      this.refusal = await refusalOf(deed);
    } finally {
      this.busy = false;
    }
  }
}
