import type { Analysis } from '../analyse.ts';
import type { Word } from '../syntax/words.ts';
import { blocked, finite, leaning as leans, type Marks, markSpanish, plural } from './marks-es.ts';
import { isSecondHalf } from './second-half.ts';
import { createSums, type Sums } from './sums.ts';
import type { Retell } from './telling.ts';
import { bareText, firstLetterSmall, isClean } from './wording.ts';
import { clitics, dangling, determiners, dreamt, governing, leading, leaning } from './words-es.ts';

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
    if (isSecondHalf(given, words, marks.flags) && determiners.has(words[given + 1]?.lower ?? ''))
      return undefined;
    if (from > given && isBrokenSubject(from, to, words, marks)) return undefined;
    if (isCutBeforeQue(to, words, marks, text) || opensTorn(from, to, analysis, marks)) return undefined;
    if (endsTorn(from, to, analysis, marks)) return undefined;
    const clause = bareText(turned(from, to, words, marks, text));
    if (clause === undefined || !isClean(clause) || remarks.test(clause)) return undefined;
    return firstLetterSmall(clause, analysis, (lower) => isCommon(lower, from, marks));
  };
}

/** "Y entonces", "soñé que", "en mi sueño": what is said before the dream itself goes on. */
function skipLeads(given: number, to: number, words: readonly Word[]): number {
  let from = given;
  for (let at = from; at < to && at < from + 8; at += 1)
    if (dreamt.has(words[at]?.lower ?? '') && words[at + 1]?.lower === 'que') from = at + 2;
  if (words[from]?.lower === 'que' && dreamt.has(words[from - 1]?.lower ?? '')) from += 1;
  while (from < to && leading.has(words[from]?.lower ?? '') && words[from + 1]?.lower !== 'que') from += 1;
  if (words[from]?.lower === 'en' && words[from + 2]?.lower === 'sueño') from += 3;
  return from;
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

/** "por el marco de la puerta y gritó", "un coche, y desapareció": what the first verb is joined to is not there. */
function opensTorn(from: number, to: number, { words, text }: Analysis, { flags }: Marks): boolean {
  const first = words[from] as Word;
  if (/^(?:y|e|pero|o)$/u.test(first.lower)) return true;
  const isInside = words[from - 1]?.sentence === first.sentence;
  if (isInside && /ndo$/u.test(first.lower)) return true;
  let verb = from;
  while (verb < to && ((flags[verb] ?? 0) & finite) === 0) verb += 1;
  let joiner = verb - 1;
  while (joiner > from && (clitics.has(words[joiner]?.lower ?? '') || words[joiner]?.lower === 'no'))
    joiner -= 1;
  if (joiner > from && /^(?:y|e|pero|o)$/u.test(words[joiner]?.lower ?? ''))
    return ((flags[verb] ?? 0) & plural) === 0;
  if (!isInside || !determiners.has(first.lower)) return false;
  return text.slice(first.start, words[verb]?.start).includes(',');
}

/** "y, cuando me llaman", "pero, al parecer": what the last joining word opens goes on behind the end. */
function endsTorn(from: number, to: number, { words, text }: Analysis, { flags }: Marks): boolean {
  let joiner = to - 1;
  while (joiner > from && !/^(?:y|e|pero)$/u.test(words[joiner]?.lower ?? '')) joiner -= 1;
  if (joiner === from) return false;
  const next = words[joiner + 1] as Word;
  const behind = text.slice(next.start, words[to]?.end);
  if (/^(?:cuando|mientras|si|aunque|al)$/u.test(next.lower)) return !behind.includes(',');
  for (let at = joiner + 1; at <= to; at += 1) if (((flags[at] ?? 0) & finite) > 0) return false;
  if (text.slice(words[joiner]?.end, next.start).includes(',')) return true;
  return governing.has(next.lower) && !words.slice(from, joiner).some(({ lower }) => lower === next.lower);
}

/** A verb whose "que" clause has been cut off. */
function isCutBeforeQue(to: number, words: readonly Word[], { flags }: Marks, text: string): boolean {
  const [last, next] = [words[to], words[to + 1]];
  if (!last || !next || next.sentence !== last.sentence) return false;
  if (/^(?:que|quien|quién|qué|cómo|como|dónde|si)$/u.test(next.lower) === false) return false;
  if (/[,;:.]/u.test(text.slice(last.end, next.start))) return false;
  return (
    ((flags[to] ?? 0) & finite) > 0 || !/(?:[aeo]s?|[nlrdz])$/u.test(last.lower) || cutNouns.test(last.lower)
  );
}
const cutNouns =
  /^(?:cuenta|claro|manera|forma|tan|mejor|peor|mayor|menor|mismo|misma|lo|algo|tanto|seguro|segura|\p{L}+[aei]r|\p{L}+ndo|\p{L}+me)$/u;

/** No name: a little word, a verb, or an adverb. */
function isCommon(lower: string, from: number, { flags, told }: Marks): boolean {
  if (((flags[from] ?? 0) & (finite | leans)) > 0 || told[from]?.toLowerCase() !== lower) return true;
  return determiners.has(lower) || governing.has(lower) || common.test(lower);
}
const common =
  /mente$|^(?:me|te|se|le|les|no|ya|así|hoy|ayer|luego|después|entonces|ahora|aquí|ahí|allí|también|tampoco|nunca|siempre|además|pronto|casi|solo|sólo|alguien|nadie|él|ella|ellos|ellas|tú|yo|eso|esto|todo|todos|antes|más|algo|uno|una|incluso|afuera|adentro|arriba|abajo|apenas|toda|todas|poco|tan|muy|al|gente)$|\p{L}+ndo$/u;

/** The words of the stretch as they are told, with what stands between them. */
function turned(from: number, to: number, words: readonly Word[], { told }: Marks, text: string): string {
  let line = told[from] ?? '';
  for (let at = from + 1; at <= to; at += 1)
    line += text.slice(words[at - 1]?.end, words[at]?.start) + (told[at] ?? '');
  return line;
}

const remarks =
  /(?<!\p{L})(?:o sea|como que|es decir|en realidad|en la vida real|por lo visto|no sé|lo (?:más )?\p{L}+ (?:es|era|fue)(?: que|$)|el caso es|la verdad|así es la vida|primera vez|hace (?:unos|dos|tres|muchos) (?:días|años|meses)|ex|lo que \p{L}+ (?:contar|decir)|eso fue todo)(?!\p{L})|no s[eé] (?:cu|qu|si |d[oó]nde|c[oó]mo|por )|^(?:ah|oh|vaya|uf|ay|sí|no|(?:el|la|los|las) cual(?:es)?)(?:,| es| era)|^(?!.* que .* y que ).* y que /iu;
