import { classesAt, isJoined, type Words, wordAt } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import type { MarkedRange } from './cue.ts';
import { denyPhrase, denyVerb, passed, purposes, skip } from './deny.ts';
import { deniedInEnglish, deniedOfNone, inabilities } from './en/denied.ts';
import { deniedInSpanish, withDeed } from './es/denied.ts';
import { hint } from './hint.ts';

/** "Nada se movía": nothing did, where a pronoun stands between; else it may swim. */
const nothing = 'nada';
/** Who does nothing: "nobody came", "nadie vino". */
const nobody = new Set(['nobody', 'nadie']);
/** "Nada se movía", "none of them", "no one". */
const others = new Set([nothing, 'none', 'one']);

/** Stretches denied by "not", "never", "no", "nunca" before a verb. */
export function rangesOfNegation(words: Words, hints: Uint8Array): MarkedRange[] {
  const ranges: MarkedRange[] = [];
  for (let at = 0; at < words.tokens.length; at++) {
    const isOfExcess = ((hints[at] ?? 0) & hint.excess) !== 0;
    if (!isOfExcess && (classesAt(words, at) & wordClass.negator) === 0) continue;
    const range = isOfExcess ? deniedInItsWay(words, at) : deniedByNegator(words, at);
    if (range !== undefined) ranges.push(range);
  }
  return ranges;
}

/** Whether the word denies in its own way: "too" far to run, "nobody" came, "none" of them, "couldn't" feel it. */
export function isExcess(word: string): boolean {
  return excess.has(word) || nobody.has(word) || others.has(word) || inabilities.has(word);
}

function deniedByNegator(words: Words, at: number): MarkedRange | undefined {
  return words.language === 'en' ? deniedInEnglish(words, at) : deniedInSpanish(words, at);
}

const excess = new Set(['too', 'demasiado', 'demasiada']);
const excessReach = 9;

/** What is denied by a word that is no plain negator. */
function deniedInItsWay(words: Words, at: number): MarkedRange | undefined {
  if (nobody.has(wordAt(words, at))) return deniedByNobody(words, at);
  if (wordAt(words, at) === 'one')
    return wordAt(words, at - 1) === 'no' && isJoined(words, at) ? deniedByNobody(words, at) : undefined;
  if (words.language === 'en' && inabilities.has(wordAt(words, at))) return deniedInEnglish(words, at);
  if (wordAt(words, at) === 'none') return deniedOfNone(words, at);
  if (wordAt(words, at) === nothing)
    return (classesAt(words, at + 1) & wordClass.object) !== 0 ? deniedByNobody(words, at) : undefined;
  return deniedByExcess(words, at);
}

/** "Too narrow for us to walk on", "demasiado cansada para correr": what there was too much for did not happen. */
function deniedByExcess(words: Words, at: number): MarkedRange | undefined {
  for (let next = at + 2; next < at + excessReach && isJoined(words, next); next++) {
    if (!purposes.has(wordAt(words, next)) || !isJoined(words, next + 1)) continue;
    const isVerb =
      words.language === 'en'
        ? !classesAt(words, next + 1)
        : /r(?:me|se|l[aeo]s?|nos)?$/.test(wordAt(words, next + 1));
    if (isVerb) return { from: next + 1, to: next + 2, state: 'absent' };
  }
  return undefined;
}

function deniedByNobody(words: Words, at: number): MarkedRange | undefined {
  const first = skip(words, at + 1, passed | wordClass.object | wordClass.have);
  if (isWish(words, at, first)) return undefined;
  // "Nobody was in the house": a known place is there with nobody in it.
  const isPlace = (classesAt(words, first + 1) & wordClass.preposition) !== 0;
  if (classesAt(words, first) & wordClass.be) return isPlace ? undefined : denyPhrase(words, first + 1);
  if (classesAt(words, first) === 0) return withDeed(words, denyVerb(words, first));
  // "Nobody had a key", "nadie tenía una llave".
  return classesAt(words, first - 1) & wordClass.have ? denyPhrase(words, first) : undefined;
}

const wishing = new Set('would could wanted wants want dared'.split(' '));

/** "Nobody would help", "nobody wanted to open": refusal is told as a fact. */
function isWish(words: Words, at: number, first: number): boolean {
  return wishing.has(wordAt(words, at + 1)) || wishing.has(wordAt(words, first));
}
