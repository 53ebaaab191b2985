import { classesAt, isJoined, type Words, wordAt } from '../../grammar/sentence.ts';
import { wordClass } from '../../grammar/word-class.ts';
import type { MarkedRange } from '../cue.ts';
import { denyClause, denyObject, denyPhrase, denyVerb, passed, skip } from '../deny.ts';

/** Who does not believe something denies it. */
const beliefs = new Set('creo creia creía crei creí pensaba pienso parecia'.split(' '));
/** What was not felt was not there: "no sentí miedo". */
const felt = new Set(
  'siento senti sentí sentia sentía sintio sintió sentiamos sentíamos sentimos noto note noté notaba'.split(
    ' ',
  ),
);
/** "No solo", "no muy grande": the thing is there all the same. */
const softened = new Set('solo sólo solamente por muy'.split(' '));

/** What "no", "nunca", "tampoco" at `at` deny. */
export function deniedInSpanish(words: Words, at: number): MarkedRange | undefined {
  const first = skip(words, at + 1, passed | wordClass.object);
  // As an answer or a question tag "no" stands alone.
  if (!isJoined(words, first)) return undefined;
  const classes = classesAt(words, first);
  const isFact = (classes & wordClass.ability) !== 0 || wordAt(words, first + 1) === 'capaz';
  if (isFact || softened.has(wordAt(words, at + 1))) return undefined;
  if (classes & (wordClass.be | wordClass.have)) return deniedState(words, first);
  if (felt.has(wordAt(words, first))) {
    const object = denyObject(words, first + 1);
    return object && { ...object, from: first };
  }
  return beliefs.has(wordAt(words, first))
    ? denyClause(words, first + 1)
    : withDeed(words, denyVerb(words, first));
}

/** "No era", "no tenía", "no había visto", with the verb itself: "tenía prisa" is one thing. */
function deniedState(words: Words, first: number): MarkedRange | undefined {
  if (classesAt(words, first) & wordClass.be)
    return denyPhrase(words, skip(words, first + 1, wordClass.adverb));
  if (isParticiple(words, first + 1)) return denyVerb(words, first + 1);
  const object = denyObject(words, first + 1);
  return object && { ...object, from: first };
}

function isParticiple(words: Words, at: number): boolean {
  return isJoined(words, at) && /[ai]do$/.test(words.tokens[at]?.folded ?? '');
}

/** "Nadie vino a buscarnos", "no volvió a llover": with the verb the deed that it led to is denied. */
export function withDeed(words: Words, range: MarkedRange | undefined): MarkedRange | undefined {
  if (range === undefined || wordAt(words, range.to) !== 'a' || !isJoined(words, range.to + 1)) return range;
  const isDeed =
    isJoined(words, range.to) && /[aeií]r(?:[mts]e|l[aeo]s?|nos|os)?$/.test(wordAt(words, range.to + 1));
  return isDeed ? { ...range, to: range.to + 2 } : range;
}
