// Days of UTC as people read them, and how long the present one lasts. Intl knows the names.
import type { RideToday, TableShown } from "../api/types";

const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** `Monday, 16 November`, or without the day of the week, or with the year. */
export function dateSaid(
  date: string | number,
  language: string,
  more: "weekday" | "year" | "short" = "short",
): string {
  const then = typeof date === "number" ? new Date(date * DAY) : new Date(`${date}T00:00:00Z`);
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
    ...(more === "weekday" ? { weekday: "long" } : {}),
    ...(more === "year" ? { year: "numeric" } : {}),
  }).format(then);
}

/** When the day ends, by the clock of whoever looks: `01:00`. */
export const clockSaid = (moment: number, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(moment);

export interface Left {
  readonly hours: number;
  readonly minutes: number;
  /** `08:26`. */
  readonly short: string;
}

/** What is left of the day, to the next full minute. */
export function leftOf(milliseconds: number): Left {
  const all = Math.max(0, Math.ceil(milliseconds / MINUTE));
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return { hours, minutes, short: [hours, minutes].map((one) => String(one).padStart(2, "0")).join(":") };
}

export interface Weekday {
  readonly short: string;
  readonly long: string;
  readonly ridden: boolean;
}

/** The days of a week that ends with this one. */
export function weekOf(day: number, ridden: readonly boolean[], language: string): readonly Weekday[] {
  return ridden.map((one, place) => {
    const then = (day - ridden.length + 1 + place) * DAY;
    const said = (weekday: "short" | "long"): string =>
      new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" }).format(then);
    return { short: said("short").replace(".", ""), long: said("long"), ridden: one };
  });
}

/** How it stands with my one try. */
export type Standing = "new" | "under-way" | "done" | "spent";

export function standingOf({ mine }: Pick<RideToday, "mine">): Standing {
  if (!mine) return "new";
  if (!mine.ended) return "under-way";
  return mine.points === null ? "spent" : "done";
}

/** Whether a table is of a ride whose day goes on: its record would tell the deck. */
export const sealed = ({ ride }: Pick<TableShown, "ride">): boolean => ride !== null && (ride + 1) * DAY > Date.now();
