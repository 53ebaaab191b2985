import { actorOf } from '../attach/actor-of.ts';
import { conditionOf } from '../attach/condition-of.ts';
import { ownerOf } from '../attach/owner-of.ts';
import { isThing, type Scenery, sceneryOf } from '../attach/scenery.ts';
import { classesAt } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import { splitByLanguage } from '../language/split-by-language.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { hint } from '../truth/hint.ts';
import { truthOfWords } from '../truth/truth-of-words.ts';
import type { Attached, Mention, Truth } from '../types.ts';
import { findCombined } from './find-combined.ts';
import { findKnown } from './find-known.ts';
import type { Found } from './found.ts';
import { type Passage, readPassage } from './passage.ts';

export interface RecogniseOptions {
  /** The dictionary of the other language: sentences written in it are read with it. */
  readonly other?: Lexicon | undefined;
}

/**
 * Finds the symbols of a dream, sorted by place. Nothing overlaps but symbols that mean more together (kind
 * `combined`), which cover their parts. Offsets are UTF-16 code units, `text.slice(start, end) === mention.text`. Only
 * mentions of state `present` were in the dream.
 */
export function recognise(text: string, lexicon: Lexicon, { other }: RecogniseOptions = {}): Mention[] {
  const parts = other === undefined ? undefined : splitByLanguage(text, lexicon.language);
  if (parts === undefined || other === undefined) return read(text, lexicon);
  const mentions = [...read(parts[lexicon.language], lexicon), ...read(parts[other.language], other)];
  return mentions.sort((a, b) => a.start - b.start || b.end - a.end);
}

function read(text: string, lexicon: Lexicon): Mention[] {
  const passage = readPassage(text, lexicon);
  const truthAt = truthOfWords(passage, text);
  const found = findKnown(passage);
  const states = found.map((each) => stateOf(each, truthAt(headOf(passage, each))));
  const scenery = sceneryOf(passage, found);
  const mentions = found.map((each, index) => toMention(scenery, each, states[index] ?? 'present'));
  const combined = findCombined(passage, found, states, truthAt);
  if (combined.length === 0) return mentions;
  return merge(
    mentions,
    combined.map((each) => toMention(scenery, each, each.state)),
  );
}

/** Two sorted lists as one; of two mentions that begin alike the longer one first. */
function merge(mentions: readonly Mention[], joined: readonly Mention[]): Mention[] {
  const all: Mention[] = [];
  let next = 0;
  for (const mention of mentions) {
    for (let each = joined[next]; each !== undefined && each.start <= mention.start; each = joined[next]) {
      all.push(each);
      next++;
    }
    all.push(mention);
  }
  return all.concat(joined.slice(next));
}

const article = wordClass.definite | wordClass.indefinite | wordClass.possessive;

/**
 * The word that tells whether a phrase was there: not its article, which may belong to what compares or denies it; but
 * the "no" of "no way out" is its own. */
function headOf(passage: Passage, { first, last }: Found): number {
  const isArticle =
    (classesAt(passage, first) & article) !== 0 && ((passage.hints[first] ?? 0) & hint.cue) === 0;
  return first < last && isArticle ? first + 1 : first;
}

/** A feeling that something is like is felt: "it was like a disappointment". */
function stateOf({ group }: Found, state: Truth): Truth {
  return state === 'simile' && group === 'feeling' ? 'present' : state;
}

function toMention(scenery: Scenery, found: Found, state: Truth): Mention {
  const { text, tokens } = scenery;
  const { first, last, symbol, group, variation, rule, sense, kind } = found;
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last]?.end ?? start;
  const mention = { start, end, text: text.slice(start, end), symbol, group, variation, rule, sense, state };
  if (kind === 'combined') return { ...mention, kind };
  return attach(scenery, found, kind === undefined ? mention : { ...mention, kind });
}

/** Adds what belongs to the mention: to actions who acts, to things whose they are and what is said of them. */
function attach(scenery: Scenery, found: Found, mention: Mention): Mention {
  if (found.sense.startsWith('verb.')) {
    const actor = actorOf(scenery, found);
    return actor === undefined ? mention : { ...mention, actor };
  }
  if (!isThing(found)) return mention;
  const owner = ownerOf(scenery, found);
  const condition = conditionOf(scenery, found, mention.state);
  const owned = owner === undefined ? mention : { ...mention, owner };
  if (condition === undefined) return owned;
  return isLack(scenery, owned, condition)
    ? { ...owned, condition, state: 'present', isLacking: true }
    : { ...owned, condition };
}

/** Parts that belong to everybody: that one is missing says how the dreamer or the figure is. */
const partGroups: ReadonlySet<string> = new Set(['body', 'clothing']);

/** "Without teeth", "no tenía manos": no denial, but a condition (the method: the absence of a part). */
function isLack({ vocabulary }: Scenery, { group, state }: Mention, { text }: Attached): boolean {
  return state === 'negated' && partGroups.has(group) && vocabulary.without.has(text.toLowerCase());
}
