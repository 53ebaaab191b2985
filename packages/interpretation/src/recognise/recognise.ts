import { actorOf } from '../attach/actor-of.ts';
import { conditionOf } from '../attach/condition-of.ts';
import { ownerOf } from '../attach/owner-of.ts';
import { isThing, type Scenery, sceneryOf } from '../attach/scenery.ts';
import { classesAt } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { truthOfWords } from '../truth/truth-of-words.ts';
import type { Mention, Truth } from '../types.ts';
import { findCombined } from './find-combined.ts';
import { findKnown } from './find-known.ts';
import type { Found } from './found.ts';
import { type Passage, readPassage } from './passage.ts';

/**
 * Finds the symbols of a dream, sorted by place. Nothing overlaps but symbols that mean more together (kind
 * `combined`), which cover their parts. Offsets are UTF-16 code units, `text.slice(start, end) === mention.text`. Only
 * mentions of state `present` were in the dream.
 */
export function recognise(text: string, lexicon: Lexicon): Mention[] {
  const passage = readPassage(text, lexicon);
  const truthAt = truthOfWords(passage, text);
  const found = findKnown(passage);
  const states = found.map((each) => truthAt(headOf(passage, each)));
  const scenery = sceneryOf(passage, found);
  const mentions = found.map((each, index) => toMention(scenery, each, states[index] ?? 'present'));
  const combined = findCombined(passage, found, states, truthAt);
  if (combined.length === 0) return mentions;
  const joined = combined.map((each) => toMention(scenery, each, each.state));
  return [...mentions, ...joined].sort((a, b) => a.start - b.start || b.end - a.end);
}

const article = wordClass.definite | wordClass.indefinite | wordClass.possessive;

/** The word that tells whether a phrase was there: not its article, which may belong to what compares or denies it. */
function headOf(passage: Passage, { first, last }: Found): number {
  return first < last && classesAt(passage, first) & article ? first + 1 : first;
}

function toMention(scenery: Scenery, found: Found, state: Truth): Mention {
  const { text, tokens } = scenery;
  const { first, last, symbol, group, variation, rule, sense, kind } = found;
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last]?.end ?? start;
  const mention: Writable<Mention> = {
    start,
    end,
    text: text.slice(start, end),
    symbol,
    group,
    variation,
    rule,
    sense,
    state,
  };
  if (kind !== undefined) mention.kind = kind;
  if (kind !== 'combined') attach(scenery, found, mention);
  return mention;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Adds what belongs to the mention: to actions who acts, to things whose they are and what is said of them. */
function attach(scenery: Scenery, found: Found, mention: Writable<Mention>): void {
  if (found.sense.startsWith('verb.')) {
    const actor = actorOf(scenery, found);
    if (actor !== undefined) mention.actor = actor;
    return;
  }
  if (!isThing(found)) return;
  const owner = ownerOf(scenery, found);
  const condition = conditionOf(scenery, found, mention.state);
  if (owner !== undefined) mention.owner = owner;
  if (condition !== undefined) mention.condition = condition;
}
