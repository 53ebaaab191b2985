import type { Language } from '@chitta/symbols/types';
import { analyseText } from '../analysed/analyse-text.ts';
import type { AnalysedText } from '../analysed/analysed-text.ts';
import { wordForm } from '../assertion/word-form.ts';
import { actorOf } from '../attach/actor-of.ts';
import { conditionOf } from '../attach/condition-of.ts';
import { ownerOf } from '../attach/owner-of.ts';
import { isDeed, isThing, type Scenery, sceneryOf, stretchOf } from '../attach/scenery.ts';
import { classesAt } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import { splitByLanguage } from '../language/split-by-language.ts';
import { wordsOf } from '../languages/language-packs.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Assertion, Attached, Mention } from '../types.ts';
import { findCombined } from './find-combined.ts';
import { findKnown } from './find-known.ts';
import type { Found } from './found.ts';

export interface RecogniseOptions {
  /** Dictionaries of other languages: sentences written in one of them are read with it. */
  readonly others?: readonly Lexicon[] | undefined;
}

/**
 * Finds the symbols of a dream, sorted by place. Nothing overlaps but symbols that mean more together (kind
 * `combined`), which cover their parts. Offsets are UTF-16 code units, `text.slice(start, end) === mention.text`. Only
 * mentions of state `present` were in the dream.
 */
export function recognise(text: string, lexicon: Lexicon, options?: RecogniseOptions): Mention[] {
  return recogniseIn(analyseText(text, lexicon), options);
}

/** As `recognise`, of a dream that was taken apart already. */
export function recogniseIn(analysed: AnalysedText, { others = [] }: RecogniseOptions = {}): Mention[] {
  const { text, lexicon } = analysed;
  const parts = others.length === 0 ? undefined : splitByLanguage(text, lexicon.language);
  if (parts === undefined) return read(analysed);
  const mentions = [lexicon, ...others].flatMap((each) => read(analyseText(parts[each.language], each)));
  return mentions.sort((one, other) => one.start - other.start || other.end - one.end);
}

function read(passage: AnalysedText): Mention[] {
  const assertionAt = passage.assertion;
  const found = findKnown(passage);
  const states: Assertion[] = [];
  for (const each of found) states.push(stateOf(each, assertionAt(headOf(passage, each))));
  const scenery = sceneryOf(passage, found);
  const mentions: Mention[] = [];
  for (let index = 0; index < found.length; index++)
    mentions.push(toMention(scenery, found[index] as Found, states[index] as Assertion));
  const combined = findCombined(passage, found, states, assertionAt);
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
function headOf(passage: AnalysedText, { first, last }: Found): number {
  const isArticle =
    (classesAt(passage, first) & article) !== 0 && ((passage.hints[first] ?? 0) & wordForm.cue) === 0;
  return first < last && isArticle ? first + 1 : first;
}

/** A feeling that something is like is felt: "it was like a disappointment". */
function stateOf({ group }: Found, state: Assertion): Assertion {
  return state === 'simile' && group === 'feeling' ? 'present' : state;
}

type Draft = { -readonly [Field in keyof Mention]: Mention[Field] };

function toMention(scenery: Scenery, found: Found, state: Assertion): Mention {
  const { first, last, symbol, group, variation, rule, sense, kind } = found;
  const { start, end, text } = stretchOf(scenery, first, last);
  const mention: Draft = { start, end, text, symbol, group, variation, rule, sense, state };
  if (kind !== undefined) mention.kind = kind;
  if (kind !== 'combined') attach(scenery, found, mention);
  return mention;
}

/** Adds what belongs to the mention: to actions who acts, to things whose they are and what is said of them. */
function attach(scenery: Scenery, found: Found, mention: Draft): void {
  if (isDeed(found)) {
    const actor = actorOf(scenery, found);
    if (actor !== undefined) mention.actor = actor;
  } else if (isThing(found)) {
    const owner = ownerOf(scenery, found);
    if (owner !== undefined) mention.owner = owner;
    const condition = conditionOf(scenery, found, mention.state);
    if (condition === undefined) return;
    mention.condition = condition;
    if (isLack(scenery.language, mention, condition)) mention.isLacking = true;
  }
}

/** Parts that belong to everybody: that one is missing says how the dreamer or the figure is. */
const partGroups: ReadonlySet<string> = new Set(['body', 'clothing']);

/** "Without teeth", "no tenía manos": no denial, but a condition (the method: the absence of a part). */
function isLack(language: Language, { group, state }: Mention, { text }: Attached): boolean {
  return (
    state === 'absent' &&
    partGroups.has(group) &&
    wordsOf(language).attachment.words.without.has(text.toLowerCase())
  );
}
