// The time of day as a station clock has it.
import type { Language } from "../text/catalogue";

export const timeOf = (moment: Date, language: Language): string =>
  moment.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
