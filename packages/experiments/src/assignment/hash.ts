/**
 * Where in [0, 1) a value falls for a seed, the same for ever. Nothing for a version that there is not.
 *
 * Version 2, `fnv(String(fnv(seed + value))) mod 10⁴ / 10⁴`, is the one to use: with version 1,
 * `fnv(value + seed) mod 10³ / 10³`, two experiments on the same people are not independent of each other.
 *
 * Source: the hashing of GrowthBook's SDKs (specification 0.8.0), so that its published cases hold.
 */
export function hashOf(seed: string, value: string, version: number): number | null {
  if (version === 2) return (fnv1a(String(fnv1a(seed + value))) % 10_000) / 10_000;
  if (version === 1) return (fnv1a(value + seed) % 1000) / 1000;
  return null;
}

/**
 * FNV-1a with 32 bits, over UTF-16 code units rather than bytes.
 *
 * Source: Fowler, Noll, Vo and Eastlake, The FNV Non-Cryptographic Hash Algorithm (draft-eastlake-fnv).
 */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
