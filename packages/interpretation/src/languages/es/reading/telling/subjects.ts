import type { Analysis } from '../../../../reading/analysis.ts';
import type { Figure } from '../../../../reading/model.ts';
import { actingGroups } from '../../../../reading/syntax/groups.ts';
import { rememberedTest } from '../../../../reading/syntax/remembered.ts';
import { wordSet } from '../../../../reading/syntax/word-set.ts';
import { lowerOf, type Word, wordIndexAt } from '../../../../reading/syntax/words.ts';
import { clitics, determiners, either, governing, having, intransitive, nounsOfTime, upon } from './words.ts';

/** Index of the first word of the clause that a word stands in. */
export function clauseStart(at: number, words: readonly Word[]): number {
  let first = at;
  const clause = words[at]?.clause;
  while (first > 0 && words[first - 1]?.clause === clause) first -= 1;
  return first;
}

const others = wordSet('él ella ellos ellas alguien nadie quien eso esto ello todo algo ambos nada');

/** "other" where a noun or pronoun stands before the verb, from the beginning of its clause, that nothing governs. */
export function subjectBefore(first: number, at: number, analysis: Analysis): 'other' | undefined {
  for (let here = first; here < at; here += 1) if (isSubject(here, first, at, analysis)) return 'other';
  const { words, figures } = analysis;
  const [begin, verb] = [words[first]?.start ?? 0, words[at]?.start ?? 0];
  const isNamed = figures.some(
    ({ span, sign }) =>
      span.start >= begin &&
      span.end <= verb &&
      actingGroups.has(sign.mention.group) &&
      !isGoverned(wordIndexAt(words, span.start), words, first),
  );
  return isNamed ? 'other' : undefined;
}

function isSubject(here: number, first: number, at: number, { words, names, text }: Analysis): boolean {
  const { lower, start, end } = words[here] as Word;
  if (others.has(lower)) return !governing.has(lowerOf(here - 1, words));
  if (isGoverned(here, words, first)) return false;
  if (determiners.has(lower))
    return !(clitics.has(lower) && isBeforeVerb(here, at, words)) && !isTime(here, words);
  return here > first && names.has(text.slice(start, end));
}

function isBeforeVerb(here: number, at: number, words: readonly Word[]): boolean {
  for (let next = here + 1; next < at; next += 1) if (!clitics.has(lowerOf(next, words))) return false;
  return true;
}

/** Directly behind a preposition, or behind its article: "en la puerta". */
function isGoverned(here: number, words: readonly Word[], first: number): boolean {
  for (let back = here - 1; back >= first && back >= here - 3; back -= 1) {
    const lower = lowerOf(back, words);
    if (governing.has(lower)) return true;
    if (!determiners.has(lower) && !isInPhrase(lower)) return false;
  }
  return false;
}

const isInPhrase = rememberedTest(/^(?:mism|gran$|viej|nuev)/u);

function isTime(here: number, words: readonly Word[]): boolean {
  for (let at = here + 1; at <= here + 3; at += 1) if (nounsOfTime.has(lowerOf(at, words))) return true;
  return false;
}

const isPassedOver = (lower: string) => passedOver.has(lower) || lower.endsWith('mente');
const passedOver = wordSet(
  'muy ya también ahí allí allá aquí ahora entonces sólo solo demasiado mucho tanto más',
);

const somebody = wordSet('nadie alguien él ella ellos ellas');
const notOpening = wordSet('al del todo toda');

/** "other" where a noun behind the verb is its subject, "open" where it may be. */
export function subjectBehind(at: number, analysis: Analysis): 'other' | 'open' | undefined {
  const { words, figures } = analysis;
  const verb = words[at] as Word;
  let next = at + 1;
  while (isPassedOver(lowerOf(next, words))) next += 1;
  const word = words[next];
  if (word === undefined || word.clause !== verb.clause || isTime(next, words)) return undefined;
  if (somebody.has(word.lower)) return 'other';
  const figure = figures.find(({ span }) => span.start <= word.start && span.end >= word.end);
  if (opensNoun(word.lower)) return takesSubject(at, words) ? 'other' : doneBy(verb, figure);
  return figure && takesSubject(at, words) ? 'open' : undefined;
}

function opensNoun(lower: string): boolean {
  return determiners.has(lower) && !notOpening.has(lower);
}

/** Whether a noun behind the verb can be nothing but who does it. */
function takesSubject(at: number, words: readonly Word[]): boolean {
  const lower = lowerOf(at, words);
  return intransitive.has(lower) || (upon.has(lower) && lowerOf(at - 1, words) === 'me');
}

/** Somebody who is seen or carried would have an "a"; what is had has none. */
function doneBy({ lower }: Word, figure: Figure | undefined): 'open' | undefined {
  if (having.has(lower)) return undefined;
  return either.has(lower) || (figure && actingGroups.has(figure.sign.mention.group)) ? 'open' : undefined;
}
