import type { Analysis } from '../../../../reading/analysis.ts';
import { rememberedTest } from '../../../../reading/syntax/remembered.ts';
import { wordSet } from '../../../../reading/syntax/word-set.ts';
import { lowerOf, type Word } from '../../../../reading/syntax/words.ts';
import { finite } from '../../../../reading/telling/halves.ts';
import { bears } from '../../../../reading/telling/sums.ts';
import { finiteForms, nominal, notVerbs, nounsOfTime, outside, subjectPronouns } from './words.ts';

/** The stretch with this word cannot be told. */
export const blocked = 1;

const beings = wordSet('was were is are');
/** They look like a past and say what something is like, where nobody stands before them. */
const adjectives = wordSet('added called named based indeed hundred covered dressed used');

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

const beforeAm = wordSet('i and but then also still');

function isFiniteVerb(word: Word, before: Word | undefined, starts: ReadonlySet<number>): boolean {
  const { lower } = word;
  const previous = before?.sentence === word.sentence ? before.lower : '';
  if (beings.has(lower)) return true;
  if (nominal.has(previous)) return false;
  if (finiteForms.has(lower)) return true;
  if (subjectPronouns.has(previous)) return isPast(lower) || !(notVerbs.has(lower) || isOfNoVerb(lower));
  return isPast(lower) ? !adjectives.has(lower) : starts.has(word.start) && lower.endsWith('s');
}

function isPast(lower: string): boolean {
  return lower.length > 4 && lower.endsWith('ed');
}

const isOfNoVerb = rememberedTest(/(?:ing|'s|ly)$/u);

const opensNoun = wordSet(
  'the a an my our his her their this that these those some one two three another all both',
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
  if (!opensNoun.has(lowerOf(from, words))) return false;
  let verb = from + 1;
  while (verb < to && !bears(verb, finite, flags)) verb += 1;
  const between = words.slice(from + 1, verb + 1).map(({ lower }) => lower);
  if (between.some((lower) => nounsOfTime.has(lower)) || !between.some(opensRelative)) return false;
  for (let at = verb + 1; at <= to; at += 1) if (isSecondVerb(at, words, flags)) return false;
  return true;
}

/** "the boy who", "the boy I": given with the words behind the article. */
function opensRelative(lower: string, at: number, between: readonly string[]): boolean {
  if (relatives.has(lower)) return true;
  const before = between[at - 1];
  return before !== undefined && relativeSubjects.has(lower) && before !== 'and' && before !== 'or';
}
const relatives = wordSet('who which that whose whom where while when because if until');
const relativeSubjects = wordSet("i we he she they i'd i've i'm");

/** Of two verbs beside each other the second is only one of its own where it is a form of "be". */
function isSecondVerb(at: number, words: readonly Word[], flags: Uint8Array): boolean {
  if (!bears(at, finite, flags)) return false;
  return !bears(at - 1, finite, flags) || beings.has(lowerOf(at, words));
}
