// How people come to tables: the code that is said, links, and what they paste of them.

const TOKEN = /^[A-Za-z0-9_-]{16,200}$/;
/** The letters and figures of codes, and what is written for them by mistake; which code is meant, the server knows. */
const CODE = /^[BCDFGHJKMNPQRSTVWXYZ2-9]{6}$/;
const BETWEEN = /[\s\-\u2010-\u2015_.·]+/g;
/** A tree and a number. No tree is without a vowel, and no code has one. */
const NAME = /^\p{L}+[\s-]+\d{1,2}$/u;

/** Where what somebody has typed leads: to a table by its code or its link, to an invitation, or nowhere. */
export function pathOf(typed: string): string | null {
  const text = typed.trim().replace(/^<(.*)>$/, "$1");
  const [before = "", fragment] = text.split("#");
  const [, kind, id = ""] = /\/(table|tv|j)\/([A-Za-z0-9_-]+)/.exec(before) ?? [];
  const code = codeIn(kind === "j" ? id : text);
  if (code !== null) return `/j/${code}`;
  if (kind === "table" || kind === "tv") return `/${kind}/${id}`;
  const token = fragment ?? before;
  return TOKEN.test(token) ? `/join#${token}` : null;
}

/** What may be a code, without what stands between its letters. */
export function codeIn(typed: string): string | null {
  const plain = typed.replace(BETWEEN, "").toUpperCase();
  return CODE.test(plain) ? plain : null;
}

/** Whether somebody has typed what a table is called: it is shown everywhere, but leads nowhere. */
export const isName = (typed: string): boolean => NAME.test(typed.trim());

/** As it is read aloud: in two halves. */
export const codeShown = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`;

export const codeLink = (code: string, origin: string = location.origin): string => `${origin}/j/${code}`;
