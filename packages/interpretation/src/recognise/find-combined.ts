import { classesAt, isJoined } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import type { Truth } from '../types.ts';
import { candidatesFrom } from './candidate.ts';
import type { Found } from './found.ts';
import type { Passage } from './passage.ts';

/** How far apart the first and the last word of a combined symbol may stand. */
const window = 9;

/** A combined symbol and the word that tells whether it was there. */
export interface FoundCombined extends Found {
  readonly state: Truth;
}

/**
 * Symbols that mean more together: their parts in one clause, in any order, or one of their own phrases. `states` says
 * for each found symbol whether it was there. One walk over what was found; each symbol is part of a few only.
 */
export function findCombined(
  passage: Passage,
  found: readonly Found[],
  states: readonly Truth[],
  stateAt: (at: number) => Truth,
): FoundCombined[] {
  const { combined } = passage.lexicon;
  if (combined.all.length === 0) return [];
  const byParts = findByParts(passage, found, states);
  const byPhrase = findByPhrase(passage, stateAt).filter(
    (phrase) => !byParts.some((each) => isSame(each, phrase)),
  );
  return [...byParts, ...byPhrase].sort((a, b) => a.first - b.first || b.last - a.last);
}

function isSame(one: Found, other: Found): boolean {
  return one.symbol === other.symbol && one.first <= other.last && other.first <= one.last;
}

function findByParts(passage: Passage, found: readonly Found[], states: readonly Truth[]): FoundCombined[] {
  const { combined } = passage.lexicon;
  /** For each combined symbol under way the last place of each of its parts, counted from 1. */
  const places = new Map<number, number[]>();
  const results: FoundCombined[] = [];
  found.forEach((each, index) => {
    for (const use of combined.usesOf(each.symbol)) {
      if (use.isAbsence !== (states[index] === 'negated')) continue;
      const { parts = [] } = combined.all[use.combined] ?? {};
      const last = places.get(use.combined) ?? parts.map(() => 0);
      last[use.part] = index + 1;
      places.set(use.combined, last);
      const result = join(passage, found, states, last, use.combined);
      if (result === undefined) continue;
      results.push(result);
      places.delete(use.combined);
    }
  });
  return results;
}

function join(
  passage: Passage,
  found: readonly Found[],
  states: readonly Truth[],
  last: readonly number[],
  combined: number,
): FoundCombined | undefined {
  const entry = passage.lexicon.combined.all[combined];
  if (entry === undefined || last.includes(0) || new Set(last).size < last.length) return undefined;
  const parts = last.map((number) => found[number - 1] as Found).sort((a, b) => a.first - b.first);
  const [first] = parts;
  const end = parts.at(-1);
  if (first === undefined || end === undefined || !isOneClause(passage, parts, first, end)) return undefined;
  const told = last.map((number) => states[number - 1] ?? 'present').filter((state) => state !== 'negated');
  const [state = 'present'] = told;
  if (told.some((each) => each !== state)) return undefined;
  return {
    first: first.first,
    last: end.last,
    symbol: entry.id,
    group: passage.lexicon.groupOfCombined(entry.id),
    variation: entry.name,
    rule: 'combined.parts',
    sense: `phrase.${passage.lexicon.groupOfCombined(entry.id)}`,
    kind: 'combined',
    state,
  };
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

/** No stop, no comma and no other clause between the parts; "lost my keys and brushed my teeth" loses no teeth. */
function isOneClause(passage: Passage, parts: readonly Found[], first: Found, end: Found): boolean {
  if (end.last - first.first > window) return false;
  for (let at = first.first + 1; at <= end.last; at++) {
    if (!isJoined(passage, at)) return false;
    if (parts.some((part) => at >= part.first && at <= part.last)) continue;
    const classes = classesAt(passage, at);
    if (classes & wordClass.clauseOpener && !relatives.has(passage.tokens[at]?.folded ?? '')) return false;
    if (classes & wordClass.coordinator && first.sense.startsWith('verb.')) return false;
  }
  return true;
}

function findByPhrase(passage: Passage, stateAt: (at: number) => Truth): FoundCombined[] {
  const results: FoundCombined[] = [];
  for (let at = 0; at < passage.tokens.length; at++) {
    const roots = passage.tokens[at]?.spelling.combinedRoots ?? [];
    if (roots.length === 0) continue;
    const [candidate] = candidatesFrom(passage, roots, at);
    const target = candidate?.targets[0];
    if (candidate === undefined || target === undefined) continue;
    const { symbol, group, variation } = target;
    const { last } = candidate;
    const sense = `phrase.${group}`;
    const state = stateAt(at);
    results.push({
      first: at,
      last,
      symbol,
      group,
      variation,
      rule: 'combined.phrase',
      sense,
      kind: 'combined',
      state,
    });
  }
  return results;
}
