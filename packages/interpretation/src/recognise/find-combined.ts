import type { AnalysedText } from '../analysed/analysed-text.ts';
import { classesAt, isJoined } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import { numbersOfUse, type UseList } from '../lexicon/combined-index.ts';
import type { Assertion } from '../types.ts';
import { phrasesFrom } from './candidate.ts';
import type { Found } from './found.ts';

/** How far apart the first and the last word of a combined symbol may stand. */
const window = 9;

/** A combined symbol and the word that tells whether it was there. */
export interface FoundCombined extends Found {
  readonly state: Assertion;
}

/**
 * Symbols that mean more together: their parts in one clause, in any order, or one of their own phrases. `states` says
 * for each found symbol whether it was there. One walk over what was found; each symbol is part of a few only.
 */
export function findCombined(
  passage: AnalysedText,
  found: readonly Found[],
  states: readonly Assertion[],
  stateAt: (at: number) => Assertion,
): FoundCombined[] {
  const { combined } = passage.lexicon;
  if (combined.all.length === 0) return none;
  const results = findByParts(passage, found, states);
  const parts = results.length;
  for (const phrase of findByPhrase(passage, stateAt)) {
    if (!isAmong(phrase, results, parts)) results.push(phrase);
  }
  return results.sort((a, b) => a.first - b.first || b.last - a.last);
}

const none: FoundCombined[] = [];

/** Whether one of the first `count` is the same symbol over the same words. */
function isAmong(phrase: Found, results: readonly Found[], count: number): boolean {
  for (let each = 0; each < count; each++) if (isSame(results[each] as Found, phrase)) return true;
  return false;
}

function isSame(one: Found, other: Found): boolean {
  return one.symbol === other.symbol && one.first <= other.last && other.first <= one.last;
}

function findByParts(
  passage: AnalysedText,
  found: readonly Found[],
  states: readonly Assertion[],
): FoundCombined[] {
  const { all, slots } = passage.lexicon.combined;
  const places = new Int32Array(slots);
  const met = new Int32Array(all.length);
  const search: PartSearch = { passage, found, states, places, met };
  const results: FoundCombined[] = [];
  for (let index = 0; index < found.length; index++) {
    const { uses } = found[index] as Found;
    if (uses !== undefined)
      meet(search, states[index] === 'absent' ? uses.ofAbsence : uses.ofPresence, index, results);
  }
  return results;
}

/** Puts down that a symbol was met, and takes up the combined symbols whose parts were now all met close together. */
function meet(search: PartSearch, uses: UseList, index: number, results: FoundCombined[]): void {
  const { found, places, met } = search;
  const { firstSlots, allParts } = search.passage.lexicon.combined;
  const nearest = (found[index] as Found).last - window;
  for (let use = 0; use < uses.length; use += numbersOfUse) {
    const combined = uses[use] as number;
    places[uses[use + 1] as number] = index;
    const parts = (met[combined] as number) | (uses[use + 2] as number);
    met[combined] = parts;
    if (parts !== allParts[combined]) continue;
    const from = firstSlots[combined] as number;
    const to = firstSlots[combined + 1] as number;
    let first = index;
    for (let slot = from; slot < to; slot++) first = Math.min(first, places[slot] as number);
    if ((found[first] as Found).first < nearest) continue;
    const result = join(search, metBetween(search, from, to, first, index), to - from, combined);
    if (result === undefined) continue;
    met[combined] = 0;
    results.push(result);
  }
}

interface PartSearch {
  readonly passage: AnalysedText;
  readonly found: readonly Found[];
  readonly states: readonly Assertion[];
  /** For each part of each combined symbol where it was met last; says nothing of parts that were not met. */
  readonly places: Int32Array;
  /** For each combined symbol the parts that were met, as bits. */
  readonly met: Int32Array;
}

/** A part of a combined symbol as it was met. */
interface Met {
  readonly found: Found;
  /** Its place among what was found. */
  readonly index: number;
}

/** The parts in the order of the text. */
function metBetween(
  { found, places }: PartSearch,
  from: number,
  to: number,
  first: number,
  last: number,
): Met[] {
  const parts: Met[] = [];
  for (let index = first; index <= last; index++) {
    let slot = from;
    while (slot < to && places[slot] !== index) slot++;
    if (slot < to) parts.push({ found: found[index] as Found, index });
  }
  return parts;
}

function join(
  { passage, states }: PartSearch,
  parts: readonly Met[],
  count: number,
  combined: number,
): FoundCombined | undefined {
  // One word cannot be two parts.
  if (parts.length < count) return undefined;
  const entry = passage.lexicon.combined.all[combined];
  const state = stateOf(parts, states);
  const [first] = parts;
  const last = parts.at(-1);
  if (entry === undefined || state === undefined || first === undefined || last === undefined)
    return undefined;
  if (!isOneClause(passage, parts, first.found, last.found)) return undefined;
  const group = passage.lexicon.groupOfCombined(entry.id);
  return {
    first: first.found.first,
    last: last.found.last,
    symbol: entry.id,
    group,
    variation: entry.name,
    rule: 'combined.parts',
    sense: `phrase.${group}`,
    kind: 'combined',
    uses: undefined,
    state,
  };
}

/** What the parts that have to be there are told as, when all are told alike. */
function stateOf(parts: readonly Met[], states: readonly Assertion[]): Assertion | undefined {
  let told: Assertion | undefined;
  for (const { index } of parts) {
    const state = states[index] ?? 'present';
    if (state === 'absent') continue;
    if (told !== undefined && told !== state) return undefined;
    told = state;
  }
  return told ?? 'present';
}

const relatives: ReadonlySet<string> = new Set([
  'that',
  'which',
  'who',
  'que',
  'as',
  'como',
  'when',
  'cuando',
]);

function isInPart(parts: readonly Met[], at: number): boolean {
  for (const { found } of parts) if (at >= found.first && at <= found.last) return true;
  return false;
}

/** No stop, no comma and no other clause between the parts; "lost my keys and brushed my teeth" loses no teeth. */
function isOneClause(passage: AnalysedText, parts: readonly Met[], first: Found, end: Found): boolean {
  for (let at = first.first + 1; at <= end.last; at++) {
    if (!isJoined(passage, at)) return false;
    if (isInPart(parts, at)) continue;
    const classes = classesAt(passage, at);
    if (classes & wordClass.clauseOpener && !relatives.has(passage.tokens[at]?.folded ?? '')) return false;
    if (classes & wordClass.coordinator && first.sense.startsWith('verb.')) return false;
  }
  return true;
}

function findByPhrase(passage: AnalysedText, stateAt: (at: number) => Assertion): FoundCombined[] {
  const results: FoundCombined[] = [];
  const { tokens } = passage;
  for (let at = 0; at < tokens.length; at++) {
    const form = (tokens[at] as AnalysedText['tokens'][number]).spelling;
    if (form.combinedPhrases.nodes.length === 0) continue;
    const phrase = phrasesFrom(passage, form.combinedPhrases, at)?.[0];
    const target = phrase === undefined ? form.combinedAlone : phrase.targets[0];
    if (target === undefined) continue;
    const { symbol, group, variation } = target;
    results.push({
      first: at,
      last: phrase?.last ?? at,
      symbol,
      group,
      variation,
      rule: 'combined.phrase',
      sense: `phrase.${group}`,
      kind: 'combined',
      uses: undefined,
      state: stateAt(at),
    });
  }
  return results;
}
