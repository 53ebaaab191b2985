import type { Analysis } from '../../../../reading/analysis.ts';
import { inSmallLetters } from '../../../../reading/reassurance/small-letters.ts';
import { anyOf, inOrder } from '../../../../reading/syntax/patterns.ts';
import { wordSet } from '../../../../reading/syntax/word-set.ts';
import { lowerOf, type Word } from '../../../../reading/syntax/words.ts';
import { finite } from '../../../../reading/telling/halves.ts';
import { bears, createSums, type Sums } from '../../../../reading/telling/sums.ts';
import type { Retell } from '../../../../reading/telling/telling.ts';
import { bareText, firstLetterSmall, isClean } from '../../../../reading/telling/wording.ts';
import { blocked, leaning as leans, type Marks, markSpanish } from './marks.ts';
import { isTorn } from './torn.ts';
import { dangling, determiners, dreamt, governing, leading, leaning } from './words.ts';

/**
 * Retelling for Spanish: the verb forms of the dreamer are turned where they can be nothing else, or where the clause
 * shows that the dreamer is the subject. Where it does not show, nothing is told. "Nosotros" is left to quotation, as
 * the regions turn it differently.
 */
export function retellSpanish(analysis: Analysis): Retell {
  const { words, text } = analysis;
  const marks = markSpanish(analysis);
  const sums = createSums(marks.flags, [blocked, finite, leans]);
  return (given, to) => {
    const from = skipLeads(given, to, words);
    if (to - from < 2 || !canStand(from, to, words, marks, sums)) return undefined;
    if (isTorn(given, from, to, analysis, marks)) return undefined;
    const clause = bareText(turned(from, to, words, marks, text));
    if (clause === undefined || !isClean(clause) || remarks.test(inSmallLetters(clause))) return undefined;
    return firstLetterSmall(clause, analysis, (lower) => isCommon(lower, from, marks));
  };
}

/** "Y entonces", "soñé que", "en mi sueño": what is said before the dream itself goes on. */
function skipLeads(given: number, to: number, words: readonly Word[]): number {
  let from = behindDreamt(given, to, words);
  while (from < to && leading.has(lowerOf(from, words)) && words[from + 1]?.lower !== 'que') from += 1;
  if (words[from]?.lower === 'en' && words[from + 2]?.lower === 'sueño') from += 3;
  return from;
}

/** Behind "soñé que" near the beginning, whose "que" may be the first word of the stretch. */
function behindDreamt(given: number, to: number, words: readonly Word[]): number {
  let from = given;
  for (let at = from; at < to && at < from + 8; at += 1)
    if (dreamt.has(lowerOf(at, words)) && words[at + 1]?.lower === 'que') from = at + 2;
  return words[from]?.lower === 'que' && dreamt.has(lowerOf(from - 1, words)) ? from + 1 : from;
}

/** More verbs than words that make them lean on others, and neither beginning nor end cut off. */
function canStand(from: number, to: number, words: readonly Word[], marks: Marks, sums: Sums): boolean {
  if (sums.of(blocked, from, to) > 0) return false;
  if (sums.of(finite, from, to) <= sums.of(leans, from, to)) return false;
  const [first, last] = [lowerOf(from, words), lowerOf(to, words)];
  if (leaning.has(first) || dangling.has(last)) return false;
  if (governing.has(first) && relatives.has(lowerOf(from + 2, words))) return false;
  return !(first === 'si' && bears(to, finite, marks.flags));
}

const relatives = wordSet('que cual cuales');

/** No name: a little word, a verb, or an adverb. */
function isCommon(lower: string, from: number, { flags, told }: Marks): boolean {
  if (bears(from, finite | leans, flags) || told[from]?.toLowerCase() !== lower) return true;
  return determiners.has(lower) || governing.has(lower) || common.has(lower) || commonEnding.test(lower);
}
const commonEnding = /mente$|\p{L}ndo$/u;
const common = wordSet(`
  me te se le les no ya así hoy ayer luego después entonces ahora aquí ahí allí también tampoco nunca siempre además
  pronto casi solo sólo alguien nadie él ella ellos ellas tú yo eso esto todo todos antes más algo uno una incluso afuera
  adentro arriba abajo apenas toda todas poco tan muy al gente lo la los las`);

/** The words of the stretch as they are told, with what stands between them. */
function turned(from: number, to: number, words: readonly Word[], { told }: Marks, text: string): string {
  const unsaid = needlessSubject(from, words);
  const first = unsaid === from ? from + 1 : from;
  let line = told[first] ?? '';
  for (let at = first + 1; at <= to; at += 1) {
    if (at === unsaid) continue;
    const before = at - 1 === unsaid ? at - 2 : at - 1;
    const between = before === at - 1 ? text.slice(words[before]?.end, words[at]?.start) : ' ';
    line += between + (told[at] ?? '');
  }
  return line;
}

/**
 * "Yo" before the verb at the beginning of a stretch: "me encontraba" can be anybody, "te encontrabas" is the dreamer, so
 * that "tú" would only stress what nobody doubts. -1 where it has to be said.
 */
function needlessSubject(from: number, words: readonly Word[]): number {
  const at = openers.has(lowerOf(from, words)) ? from + 1 : from;
  if (lowerOf(at, words) !== 'yo' || stressing.has(lowerOf(at + 1, words))) return -1;
  return at;
}
const openers = wordSet('luego después entonces ahora ahí allí mientras siempre aquí');
/** "Yo misma", "yo y mi hermano", "yo, que". */
const stressing = wordSet('mismo misma solo sola sólo y e ni que o u');

const noLetter = /(?<![a-zªµºß-öø-ɏ])/u;
/** Remarks on the telling itself; tried on small letters. */
const remarks = anyOf([
  inOrder([noLetter, /(?:o sea|como que|es decir|en realidad|en la vida real|por lo visto|no sé)(?!\p{L})/u]),
  inOrder([
    noLetter,
    /(?:lo (?:más )?\p{L}+ (?:es|era|fue)(?: que|$)|lo que \p{L}+ (?:contar|decir))(?!\p{L})/u,
  ]),
  inOrder([noLetter, /(?:el caso es|la verdad|así es la vida|primera vez|ex|eso fue todo)(?!\p{L})/u]),
  inOrder([noLetter, /hace (?:unos|dos|tres|muchos) (?:días|años|meses)(?!\p{L})/u]),
  /no s[eé] (?:cu|qu|si |d[oó]nde|c[oó]mo|por )/u,
  /^(?:ah|ah no|oh|vaya|uf|ay|sí|no|(?:el|la|los|las) cual(?:es)?)(?:,| es| era)/u,
  /^(?!.* que .* y que ).* y que /u,
]);
