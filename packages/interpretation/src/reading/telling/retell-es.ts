import type { Analysis } from '../analyse.ts';
import type { Word } from '../syntax/words.ts';
import { blocked, finite, leaning as leans, type Marks, markSpanish, plural } from './marks-es.ts';
import { createSums, type Sums } from './sums.ts';
import type { Retell } from './telling.ts';
import { bareText, firstLetterSmall, isClean } from './wording.ts';
import { dangling, determiners, dreamt, leading, leaning } from './words-es.ts';

/**
 * Retelling for Spanish: the verb forms of the dreamer are turned where they can be nothing else, or where the clause
 * shows that the dreamer is the subject. Where it does not show, nothing is told. "Nosotros" is left to quotation, as
 * the regions turn it differently.
 */
export function retellSpanish(analysis: Analysis): Retell {
  const { words, text, names } = analysis;
  const marks = markSpanish(analysis);
  const sums = createSums(marks.flags, [blocked, finite, leans]);
  return (given, to) => {
    const from = skipLeads(given, to, words);
    if (to - from < 2 || !canStand(from, to, words, marks, sums)) return undefined;
    if (from > given && isBrokenSubject(from, to, words, marks)) return undefined;
    if (isCutBeforeQue(to, words, marks, text)) return undefined;
    const clause = bareText(turned(from, to, words, marks, text));
    if (clause === undefined || !isClean(clause) || remarks.test(clause)) return undefined;
    return firstLetterSmall(clause, names, words[from] as Word);
  };
}

/** "Y entonces", "soñé que", "en mi sueño": what is said before the dream itself goes on. */
function skipLeads(given: number, to: number, words: readonly Word[]): number {
  let from = given;
  for (let at = from; at < to && at < from + 8; at += 1)
    if (dreamt.has(words[at]?.lower ?? '') && words[at + 1]?.lower === 'que') from = at + 2;
  if (words[from]?.lower === 'que' && dreamt.has(words[from - 1]?.lower ?? '')) from += 1;
  while (from < to && leading.has(words[from]?.lower ?? '') && words[from + 1]?.lower !== 'que') from += 1;
  if (/^en (?:el|mi|este|un) sueño$/u.test(lowers(words, from, 3))) from += 3;
  return from;
}

function lowers(words: readonly Word[], from: number, count: number): string {
  return words
    .slice(from, from + count)
    .map(({ lower }) => lower)
    .join(' ');
}

/** More verbs than words that make them lean on others, and neither beginning nor end cut off. */
function canStand(from: number, to: number, words: readonly Word[], marks: Marks, sums: Sums): boolean {
  if (sums.of(blocked, from, to) > 0) return false;
  if (sums.of(finite, from, to) <= sums.of(leans, from, to)) return false;
  const [first, last] = [words[from]?.lower ?? '', words[to]?.lower ?? ''];
  if (leaning.has(first) || dangling.has(last)) return false;
  return !(first === 'si' && ((marks.flags[to] ?? 0) & finite) > 0);
}

/** "y el gato corrían": the other half of the subject stands before. */
function isBrokenSubject(from: number, to: number, words: readonly Word[], { flags }: Marks): boolean {
  if (!determiners.has(words[from]?.lower ?? '') || /s$/u.test(words[from]?.lower ?? '')) return false;
  for (let at = from; at <= to; at += 1)
    if (((flags[at] ?? 0) & finite) > 0) return ((flags[at] ?? 0) & plural) > 0;
  return false;
}

/** A verb whose "que" clause has been cut off. */
function isCutBeforeQue(to: number, words: readonly Word[], { flags }: Marks, text: string): boolean {
  const [last, next] = [words[to], words[to + 1]];
  if (!last || !next || next.sentence !== last.sentence) return false;
  if (/^(?:que|quien|quién|qué|cómo|dónde|si)$/u.test(next.lower) === false) return false;
  if (/[,;:.]/u.test(text.slice(last.end, next.start))) return false;
  return (
    ((flags[to] ?? 0) & finite) > 0 || !/(?:[aeo]s?|[nlrdz])$/u.test(last.lower) || cutNouns.test(last.lower)
  );
}
const cutNouns =
  /^(?:cuenta|claro|manera|forma|tan|mejor|peor|mayor|menor|mismo|misma|lo|algo|tanto|seguro|segura|\p{L}+[aei]r|\p{L}+ndo|\p{L}+me)$/u;

/** The words of the stretch as they are told, with what stands between them. */
function turned(from: number, to: number, words: readonly Word[], { told }: Marks, text: string): string {
  let line = told[from] ?? '';
  for (let at = from + 1; at <= to; at += 1)
    line += text.slice(words[at - 1]?.end, words[at]?.start) + (told[at] ?? '');
  return line;
}

const remarks =
  /(?<!\p{L})(?:o sea|como que|es decir|en realidad|en la vida real|por lo visto|no sé|lo (?:más )?\p{L}+ (?:es|era|fue)(?: que|$)|el caso es|la verdad|así es la vida|primera vez|hace (?:unos|dos|tres|muchos) (?:días|años|meses)|ex|lo que \p{L}+ (?:contar|decir)|eso fue todo)(?!\p{L})/iu;
