import type { Analysis } from '../analysis.ts';
import { isPlainLine } from './plain-line.ts';

/** Longest stretch that one sentence tells, in UTF-16 units. */
const longest = 170;

/** The words of a stretch in one line, without what stands in brackets; undefined where quotation marks or too much is in it. */
export function bareText(raw: string): string | undefined {
  if (isPlainLine(raw)) return raw.length <= longest ? raw : undefined;
  const line = untidy.test(raw) ? tidied(raw) : raw;
  return line.length <= longest && !/["“”«»()[\]{}<>*_#@/\\|…:;!?¡¿–—]|\.\.|--| - |\p{C}/u.test(line)
    ? line
    : undefined;
}

/** What has to be tidied; most stretches have none of it. */
const untidy = /[(’]|[^\S ]| {2}| [,.]|^ |[, ]$/u;

function tidied(raw: string): string {
  return raw
    .replace(/(?<!\s)\s*\([^()]*\)/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/\s([,.])/gu, '$1')
    .replace(/[’]/gu, "'")
    .trim()
    .replace(/(?<![,\s])[,\s]+$/u, '');
}

/** Whether what is left can stand in a sentence of ours. */
export function isClean(clause: string): boolean {
  if (isPlainLine(clause, true)) return !/\p{Lu}{4}|^\P{L}| (?![iyo]$)\p{L}$/u.test(clause);
  return (
    !/(?:^|\s),|,\s*,|\s-|-\s/u.test(clause) &&
    !/\p{Lu}{4,}/u.test(clause) &&
    !/^\P{L}/u.test(clause) &&
    !/\.\s*\p{L}| \p{L}$| '|' /u.test(clause.replace(/ [iyo]$/u, ' '))
  );
}

/**
 * The clause with a small first letter, unless it begins with a name of the dream. Undefined where a word at the
 * beginning of a sentence may be a name or not.
 */
export function firstLetterSmall(
  clause: string,
  { names, text, present }: Analysis,
  isCommon: (lower: string) => boolean,
): string | undefined {
  const first = clause.match(/^[\p{L}\p{M}]+/u)?.[0] ?? '';
  const lower = first.toLowerCase();
  if (first === lower) return clause;
  const small = clause.charAt(0).toLowerCase() + clause.slice(1);
  if (isCommon(lower)) return small;
  if (names.has(first)) return clause;
  // A name and a thing of the same word in one dream.
  if (text.split(first).length > 2) return undefined;
  // Without an article only several things begin a sentence; one word of that kind is more likely a name.
  const isKnown =
    lower.endsWith('s') &&
    (text.includes(` ${lower} `) ||
      present.some(
        ({ mention }) =>
          !mention.kind && mention.rule === 'word.exact' && mention.text.toLowerCase().startsWith(lower),
      ));
  return isKnown ? small : undefined;
}
