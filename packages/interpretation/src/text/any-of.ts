/**
 * Finds any of some words or phrases, as whole words. `alternatives` has them apart by commas or line ends; each may be a
 * short pattern of its own ("omens?", "prophe\p{L}*"), given with `String.raw`.
 */
export function anyOf(alternatives: string, flags: 'iu' | 'giu'): RegExp {
  const each = alternatives
    .split(/[,\n]/u)
    .map((alternative) => alternative.trim())
    .filter((alternative) => alternative !== '');
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${each.join('|')})(?![\\p{L}\\p{N}_])`, flags);
}
