// Invitations as people hand them on: links, their ends, and those that this browser has given out.
import type { Invitation } from "../api/types";
import { forget, keep, kept } from "../kept";

const TOKEN = /^[A-Za-z0-9_-]{16,200}$/;

/** Where a pasted text leads: an invitation, a table, or nowhere. */
export function pathOf(pasted: string): string | null {
  const text = pasted.trim().replace(/^<(.*)>$/, "$1");
  const [before = "", fragment] = text.split("#");
  const table = /\/table\/([A-Za-z0-9_-]+)/.exec(before)?.[1];
  if (table) return `/table/${table}`;
  const token = fragment ?? before;
  return TOKEN.test(token) ? `/join#${token}` : null;
}

export function linkOf(token: string, origin: string = location.origin): string {
  return `${origin}/join#${token}`;
}

/** The invitations to a table that were made in this browser, by seat; null where the table was not set up here. */
export type Given = Readonly<Record<number, string>>;

export function given(table: string): Given | null {
  const text = kept(keyOf(table));
  if (text === null) return null;
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null ? (found as Given) : null;
  } catch {
    return null;
  }
}

export function keepGiven(table: string, invitations: readonly Invitation[]): Given {
  const all = { ...given(table), ...Object.fromEntries(invitations.map(({ seat, token }) => [seat, token])) };
  keep(keyOf(table), JSON.stringify(all));
  return all;
}

/** Once a game goes on nobody is awaited. */
export function forgetGiven(table: string): void {
  forget(keyOf(table));
}

const keyOf = (table: string): string => `given-${table}`;
