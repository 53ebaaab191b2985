import type { Analysis } from '../../analyse.ts';
import type { Word } from '../../syntax/words.ts';
import { finite } from '../halves.ts';
import { finiteForms, nominal, notVerbs, nounsOfTime, outside, subjectPronouns } from './words.ts';

/** The stretch with this word cannot be told. */
export const blocked = 1;

const beings: ReadonlySet<string> = new Set(['was', 'were', 'is', 'are']);
/** They look like a past and say what something is like, where nobody stands before them. */
const adjectives: ReadonlySet<string> = new Set(
  'added called named based indeed hundred covered dressed used'.split(' '),
);

/** What is known of each word of an English dream. */
export function markEnglish({ words, actions }: Analysis): Uint8Array {
  const starts = new Set(actions.map(({ mention }) => mention.start));
  const flags = new Uint8Array(words.length);
  let before: Word | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word;
    flags[at] = markOf(word, before, starts);
    before = word;
  }
  return flags;
}

function markOf(word: Word, before: Word | undefined, starts: ReadonlySet<number>): number {
  if (outside.has(word.lower) || word.lower.startsWith("you'")) return blocked;
  // "as am in the house": a diary without pronouns.
  if (word.lower === 'am' && !beforeAm.has(before?.lower ?? '')) return blocked;
  return isFiniteVerb(word, before, starts) ? finite : 0;
}

const beforeAm: ReadonlySet<string> = new Set('i and but then also still'.split(' '));

function isFiniteVerb(word: Word, before: Word | undefined, starts: ReadonlySet<number>): boolean {
  const { lower } = word;
  const previous = before?.sentence === word.sentence ? before.lower : '';
  if (beings.has(lower)) return true;
  if (nominal.has(previous)) return false;
  if (finiteForms.has(lower)) return true;
  const isBehindPronoun = subjectPronouns.has(previous);
  if (lower.length > 4 && lower.endsWith('ed')) return isBehindPronoun || !adjectives.has(lower);
  if (lower.endsWith('ing')) return false;
  if (isBehindPronoun) return !notVerbs.has(lower) && !lower.endsWith("'s") && !lower.endsWith('ly');
  return starts.has(word.start) && lower.endsWith('s');
}

const isIn = (flags: Uint8Array, at: number) => ((flags[at] ?? 0) & finite) > 0;

const opensNoun: ReadonlySet<string> = new Set(
  'the a an my our his her their this that these those some one two three another all both'.split(' '),
);

/**
 * A noun with nothing but a relative clause: "the dress that was too large", "the boy I met". Such a clause needs a
 * second verb.
 */
export function isNounWithClause(
  from: number,
  to: number,
  words: readonly Word[],
  flags: Uint8Array,
): boolean {
  if (!opensNoun.has(words[from]?.lower ?? '')) return false;
  let verb = from + 1;
  while (verb < to && !isIn(flags, verb)) verb += 1;
  const between = words.slice(from + 1, verb + 1);
  if (between.some(({ lower }) => nounsOfTime.has(lower))) return false;
  const isLeaning = between.some(
    ({ lower }, at) =>
      /^(?:who|which|that|whose|whom|where|while|when|because|if|until)$/u.test(lower) ||
      (at > 0 &&
        /^(?:i|we|he|she|they|i'd|i've|i'm)$/u.test(lower) &&
        !/^(?:and|or)$/u.test(between[at - 1]?.lower ?? '')),
  );
  if (!isLeaning) return false;
  let others = 0;
  for (let at = verb + 1; at <= to; at += 1)
    if (isIn(flags, at) && (!isIn(flags, at - 1) || /^(?:was|were|is|are)$/u.test(words[at]?.lower ?? '')))
      others += 1;
  return others === 0;
}
