// Whether the shuffle was settled before the game: the hash that was shown at its beginning against the seed that is shown now.

/** `cannot`: the browser computes no hashes here, as on a page that came without encryption. */
export type ShuffleCheck =
  { readonly found: "matches" | "differs"; readonly computed: string } | { readonly found: "cannot" };

/** The SHA-256 of the seed as the server writes it, in small hexadecimal figures. */
export async function seedHash(seed: string, subtle: SubtleCrypto): Promise<string> {
  const bytes = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(seed)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function checkShuffle(
  seed: string,
  promised: string,
  subtle: SubtleCrypto | undefined,
): Promise<ShuffleCheck> {
  if (!subtle) return { found: "cannot" };
  const computed = await seedHash(seed, subtle);
  return { found: computed === promised ? "matches" : "differs", computed };
}

/** A hash as one reads it out: its two ends, never torn apart at the end of a line. */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)}\u2060…\u2060${hash.slice(-4)}`;
