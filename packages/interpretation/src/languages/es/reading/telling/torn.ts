import type { Analysis } from '../../../../reading/analysis.ts';
import { rememberedTest } from '../../../../reading/syntax/remembered.ts';
import { wordSet } from '../../../../reading/syntax/word-set.ts';
import { lowerOf, type Word } from '../../../../reading/syntax/words.ts';
import { finite, isSecondHalf } from '../../../../reading/telling/halves.ts';
import { bears } from '../../../../reading/telling/sums.ts';
import { leaning, type Marks, plural } from './marks.ts';
import { clitics, determiners, governing } from './words.ts';

const joiningWords = { joining: wordSet('y e o u'), beginning: wordSet('y entonces luego yo') };

/** Whether a stretch is half of something: of a subject, of two joined verbs, of a verb and what it says. */
export function isTorn(given: number, from: number, to: number, analysis: Analysis, marks: Marks): boolean {
  const { words } = analysis;
  const second = words[given + 1];
  if (
    isSecondHalf(given, words, marks.flags, joiningWords) &&
    (determiners.has(second?.lower ?? '') || isNamed(second, analysis))
  )
    return true;
  if (from > given && isBrokenSubject(from, to, words, marks)) return true;
  if (isCutBeforeQue(to, analysis, marks) || opensTorn(from, to, analysis, marks)) return true;
  return endsTorn(from, to, analysis, marks);
}

function isNamed(word: Word | undefined, { text }: Analysis): boolean {
  return word !== undefined && /^\p{Lu}/u.test(text.slice(word.start, word.end));
}

/** "y el gato corrían": the other half of the subject stands before. */
function isBrokenSubject(from: number, to: number, words: readonly Word[], { flags }: Marks): boolean {
  const first = lowerOf(from, words);
  if (!determiners.has(first) || first.endsWith('s')) return false;
  for (let at = from; at <= to; at += 1) if (bears(at, finite, flags)) return bears(at, plural, flags);
  return false;
}

/** "por la rendija y gritó", "un coche, y desapareció": what the first verb is joined to is not there. */
function opensTorn(from: number, to: number, analysis: Analysis, { flags }: Marks): boolean {
  const { words } = analysis;
  const first = words[from] as Word;
  if (joining.has(first.lower)) return true;
  const isInside = words[from - 1]?.sentence === first.sentence;
  if (isInside && first.lower.endsWith('ndo')) return true;
  const verb = firstVerb(from, to, flags);
  if (!bears(verb, plural, flags) && isJoinedVerb(from, verb, words)) return true;
  return isInside && opensBehindStop(from, verb, analysis);
}

/** "una casa, que": a list or an addition, whose beginning stands before the colon or the comma. */
function opensBehindStop(from: number, verb: number, { words, text }: Analysis): boolean {
  const first = words[from] as Word;
  const lead = text.slice(first.start, words[verb]?.start);
  const before = text.slice(words[from - 1]?.end, first.start);
  if (lead.includes(',') && (before.includes(':') || determiners.has(first.lower))) return true;
  return first.lower === 'de' && before.includes(',') && !adverbial.has(lowerOf(from + 1, words));
}

function firstVerb(from: number, to: number, flags: Uint8Array): number {
  let verb = from;
  while (verb < to && !bears(verb, finite, flags)) verb += 1;
  return verb;
}

const adverbial = wordSet('pronto repente hecho golpe nuevo vez pie ella él');

/** "y gritó", "pero no la vio" */
function isJoinedVerb(from: number, verb: number, words: readonly Word[]): boolean {
  let joiner = verb - 1;
  while (joiner > from && (clitics.has(lowerOf(joiner, words)) || words[joiner]?.lower === 'no')) joiner -= 1;
  return joiner > from && joining.has(lowerOf(joiner, words));
}

/** Verbs, less the words that make verbs lean on others. */
function verbsThatStand(from: number, to: number, flags: Uint8Array): number {
  let verbs = 0;
  for (let at = from; at <= to; at += 1) {
    if (bears(at, finite, flags)) verbs += 1;
    if (bears(at, leaning, flags)) verbs -= 1;
  }
  return verbs;
}

/** "y, cuando me llaman", "pero, al parecer": what the last joining word opens goes on behind the end. */
function endsTorn(from: number, to: number, { words, text }: Analysis, { flags }: Marks): boolean {
  let joiner = to - 1;
  while (joiner > from && !adding.has(lowerOf(joiner, words))) joiner -= 1;
  if (joiner === from) return false;
  const next = words[joiner + 1] as Word;
  const behind = text.slice(next.start, words[to]?.end);
  if (opensClause.has(next.lower)) return !behind.includes(',');
  if (verbsThatStand(joiner + 1, to, flags) > 0) return false;
  if (text.slice(words[joiner]?.end, next.start).includes(',')) return true;
  return governing.has(next.lower) && !words.slice(from, joiner).some(({ lower }) => lower === next.lower);
}

/** A verb whose "que" clause has been cut off. */
function isCutBeforeQue(to: number, { words, text }: Analysis, { flags }: Marks): boolean {
  const [last, next] = [words[to], words[to + 1]];
  if (!last || !next || next.sentence !== last.sentence) return false;
  if (!asked.has(next.lower)) return false;
  if (/[,;:.]/u.test(text.slice(last.end, next.start))) return false;
  if (next.lower === 'quien') return true;
  return bears(to, finite, flags) || !endsLikeNoun(last.lower) || isCutNoun(last.lower);
}

const isCutNoun = (lower: string) => cutNouns.has(lower) || isCutForm(lower);
const cutNouns = wordSet(`
  cuenta claro manera forma tan mejor peor mayor menor mismo misma lo algo tanto seguro segura`);
const isCutForm = rememberedTest(/^\p{L}+(?:[aei]r|ndo|me)$/u);
const endsLikeNoun = rememberedTest(/(?:[aeo]s?|[nlrdz])$/u);
const adding = wordSet('y e pero');
const joining = wordSet('y e pero o');
const opensClause = wordSet('cuando mientras si aunque al');
const asked = wordSet('que quien quién qué cómo como dónde si');
