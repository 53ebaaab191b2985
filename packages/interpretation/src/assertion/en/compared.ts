import { classesAt, isJoined, type Words, wordAt } from '../../grammar/sentence.ts';
import { noun, wordClass } from '../../grammar/word-class.ts';
import { hint } from '../hint.ts';
import { clause, comparison, nounPhrase, type Scope } from '../scope.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** How often a comparison may go on: "a cat or a dog or a cow". */
const mostLinks = 4;

/** A comparison with what English adds to it without a small word of its own. */
export const comparedInEnglish: Scope = (words, from) => {
  let to = comparison(words, from);
  for (let link = 0; link < mostLinks && to > from; link++) {
    const next = furtherOn(words, from, to);
    if (next <= to) break;
    to = next;
  }
  return to;
};

function furtherOn(words: Words, from: number, to: number): number {
  if (to >= words.tokens.length) return to;
  const gap = words.tokens[to]?.gap;
  if (gap === 'comma') return behindComma(words, from, to);
  if (!isJoined(words, to)) return to;
  if (joins.has(wordAt(words, to))) return coordinated(words, from, to + 1, to);
  if (opensRelative(words, to) || isParticiple(words, from, to) || isPurpose(words, to))
    return clause(words, to + 1);
  return placeWithClause(words, to);
}

/** "Like a prison, or a school", "it looked like Rome, near Ostia": what has no article near it bears a name. */
function behindComma(words: Words, from: number, to: number): number {
  if (wordAt(words, to) === 'or') return coordinated(words, from, to + 1, to);
  const isNamed = wordAt(words, to) === 'near' && isJoined(words, to + 1) && classesAt(words, to + 1) === 0;
  return isNamed ? nounPhrase(words, to + 1) : to;
}

const joins = list('and or');
const fillers = list('maybe perhaps possibly also even');
const boundary = wordClass.clauseOpener | wordClass.coordinator;

/**
 * "Like a cat and a dog": a second phrase of the same kind that ends where the clause does. With a verb behind it, it
 * begins a clause of its own: "like a cat and a dog barked".
 */
function coordinated(words: Words, from: number, second: number, otherwise: number): number {
  const start = fillers.has(wordAt(words, second)) ? second + 1 : second;
  if (!isJoined(words, start) || !isOfOneKind(words, from, start)) return otherwise;
  const end = nounPhrase(words, start);
  const endsThere = !isJoined(words, end) || (classesAt(words, end) & boundary) !== 0;
  return end > start && endsThere ? end : otherwise;
}

function isOfOneKind(words: Words, from: number, start: number): boolean {
  const determined = classesAt(words, start) & noun;
  if (classesAt(words, from) & noun) return determined !== 0;
  if (classesAt(words, start) !== 0) return false;
  const isVerb = ((words.hints?.[start] ?? 0) & hint.past) !== 0 || /..ed$/.test(wordAt(words, start));
  return !isVerb;
}

const speakers = list('you they people one');
const dreamers = list('i we');
const recalling = list("had used saw see know knew went have lived live grew once always would 'd 've");

/** "Like the kind you get there", "like a boy I knew": a clause about what is compared. */
function opensRelative(words: Words, to: number): boolean {
  const word = wordAt(words, to);
  return speakers.has(word) || (dreamers.has(word) && recalling.has(wordAt(words, to + 1)));
}

const relatives = list('that which who where');

/** "Like rocks [pushed] into a trough"; but "a thing that looked like a dog [jumped]". */
function isParticiple(words: Words, from: number, to: number): boolean {
  if (wordAt(words, from - 1) !== 'like' || classesAt(words, to) || !/..ed$/.test(wordAt(words, to)))
    return false;
  return !relatives.has(wordAt(words, from - 2)) && !relatives.has(wordAt(words, from - 3));
}

/** "Like somebody trying [to open a door]". */
function isPurpose(words: Words, to: number): boolean {
  return wordAt(words, to) === 'to' && /..ing$/.test(wordAt(words, to - 1));
}

/** "Like a park in the town [where I work]": a clause makes it another town than the one of the dream. */
function placeWithClause(words: Words, to: number): number {
  const isPlace =
    (classesAt(words, to) & wordClass.preposition) !== 0 &&
    (classesAt(words, to + 1) & wordClass.definite) !== 0;
  if (!isPlace) return to;
  const end = nounPhrase(words, to + 1);
  return isJoined(words, end) && relatives.has(wordAt(words, end)) ? clause(words, end + 1) : to;
}
