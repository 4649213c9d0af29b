// The rules of a game as they are read: a rule with the rulings on it, its figures and its tables; and what a search finds.
import type { Figure, RulesShown, RuleTable } from "../api/types";

export type Rule = RulesShown["sections"][number]["rules"][number];

/** A rule with what stands beside and under it. */
export interface Entry {
  readonly rule: Rule;
  /** What Peron has decided about it; folded away. */
  readonly rulings: readonly Rule[];
  readonly figures: readonly Figure[];
  readonly tables: readonly RuleTable[];
}

export interface Chapter {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** The chapters of a book; a ruling stands under the rule it explains. */
export function chaptersOf(book: RulesShown): readonly Chapter[] {
  return book.sections.map(({ title, rules }) => {
    const ids = new Set(rules.map(({ id }) => id));
    const under = (rule: Rule): string | null => {
      const on = rule.id.replace(/[a-z]$/, "");
      return rule.ruling && on !== rule.id && ids.has(on) ? on : null;
    };
    const entries = rules
      .filter((rule) => under(rule) === null)
      .map((rule) => {
        const rulings = rules.filter((one) => under(one) === rule.id);
        const about = new Set([rule.id, ...rulings.map(({ id }) => id)]);
        return {
          rule,
          rulings,
          figures: book.figures.filter((figure) => about.has(figure.rule)),
          tables: book.tables.filter((table) => about.has(table.rule)),
        };
      });
    return { title, entries };
  });
}

/** Letters as they are typed on any keyboard: small, without the marks that a language puts on them. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/ł/giu, "l")
    .toLowerCase();

/** What is left of the chapters when only rules are wanted that have all these words. */
export function found(chapters: readonly Chapter[], query: string): readonly Chapter[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  const has = (rule: Rule): boolean => {
    const text = plain(`${rule.id} ${rule.title} ${rule.text}`);
    return words.every((word) => text.includes(word));
  };
  return chapters
    .map(({ title, entries }) => ({
      title,
      entries: entries
        .filter(({ rule, rulings }) => has(rule) || rulings.some(has))
        .map((entry) => ({ ...entry, rulings: has(entry.rule) ? entry.rulings : entry.rulings.filter(has) })),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** How many rules and rulings these are. */
export const sizeOf = (chapters: readonly Chapter[]): number =>
  chapters.reduce((sum, { entries }) => sum + entries.reduce((all, { rulings }) => all + 1 + rulings.length, 0), 0);
