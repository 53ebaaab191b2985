import type { Mention } from '../../../types.ts';

const qualities: ReadonlySet<string> = new Set(['action', 'condition', 'feeling', 'colour']);

/** «algo silvestre», «una habitación gigante»: a word for a noun that here says how something is. */
function isQuality({ start, text: word, group }: Mention, text: string): boolean {
  if (qualities.has(group)) return false;
  const before = text.slice(Math.max(0, start - 14), start);
  if (/(?<!\p{L})(?:algo|muy|tan) $/iu.test(before)) return true;
  return (
    /^gigantes?$/iu.test(word) &&
    /\p{L} $/u.test(before) &&
    !/(?<!\p{L})(?:[uú]n|el|al|del|los|unos|dos|mi|tu|su|de|con|y) $/iu.test(before)
  );
}

/** «una vieja iglesia», «una moneda nueva y una vieja»: an age that is told of a thing is nobody's. */
function isAgeOf({ start, end, text: word, group }: Mention, all: readonly Mention[], text: string): boolean {
  if (group !== 'person' || !/^(?:viej|ancian)[oa]s?$/iu.test(word)) return false;
  return (
    all.some((other) => other.start === end + 1 && other.group !== 'condition') ||
    /nuev[oa]s? y (?:un[oa]s? |otr[oa]s? )?$/iu.test(text.slice(0, start))
  );
}

/** Whether a word of the dictionary for a noun only says how something else is. */
export function isOnlyQuality(mention: Mention, all: readonly Mention[], text: string): boolean {
  return isAgeOf(mention, all, text) || isQuality(mention, text);
}
