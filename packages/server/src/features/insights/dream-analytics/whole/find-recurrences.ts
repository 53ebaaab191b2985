import { limits } from '@chitta/contract';
import type { StoredRecurrence } from '#server/db/tables/insights/symbol-skies.ts';
import { byFrequency, byName, compareNames, count } from '../counting/counts.ts';
import { chanceOfAtLeast } from './chance-of-at-least.ts';
import type { PlacedDream } from './whole-dream.ts';

/** What is in more of the dreams tells none of them apart. */
const mostShare = 0.3;
/** Chance of being taken for a recurrence where nothing recurs, for all that is looked at together (Bonferroni). */
const falseChance = 0.05;
/** Of one that is told, so many dreams belong to others that are told already: then it is one of these. */
const mostCovered = 0.5;
/** The newest dreams that are looked at. */
const mostDreams = 5_000;
/** Symbols of one dream that are looked at. */
const mostSymbols = 60;

interface Candidate {
  readonly key: string;
  readonly theme: string | null;
  readonly shared: readonly string[];
  readonly dreams: number[];
}

interface Likeness extends Candidate {
  readonly expected: number;
  readonly chance: number;
}

interface RecurrenceParts {
  /** From the first to the last. */
  readonly dreams: readonly PlacedDream[];
  /** Symbols that are places. */
  readonly places: ReadonlySet<string>;
}

/**
 * Finds dreams that are alike: the same thing happens in them with the same symbol, or they are at the same place with the
 * same symbol. What they share has to be in at least three dreams and in more than chance brings, were its two parts
 * independent of each other: the Poisson chance of as many stays below .05 divided by the number of pairs looked at.
 * Surest first; dreams that are told already make no second one.
 */
export function findRecurrences({ dreams: all, places }: RecurrenceParts): StoredRecurrence[] {
  const dreams = all.slice(-mostDreams);
  const frequency = countParts(dreams);
  const most = Math.max(limits.recurringDreams.least, mostShare * dreams.length);
  const isTelling = (part: string) => (frequency.get(part) ?? 0) <= most;
  const candidates = [...collectCandidates(dreams, places, isTelling).values()].filter(
    (candidate) => candidate.dreams.length >= limits.recurringDreams.least,
  );
  const likely = candidates
    .map((candidate): Likeness => {
      const [one, other] = partsOf(candidate).map((part) => frequency.get(part) ?? 0);
      const expected = ((one ?? 0) * (other ?? 0)) / dreams.length;
      return { ...candidate, expected, chance: chanceOfAtLeast(candidate.dreams.length, expected) };
    })
    .filter(({ chance }) => chance * candidates.length < falseChance)
    .sort((a, b) => a.chance - b.chance || compareNames(a.key, b.key));
  return withoutRepeats(likely).map((found) => describe(found, dreams));
}

const themePart = (theme: string) => `theme ${theme}`;

function partsOf({ theme, shared }: Candidate): readonly string[] {
  return theme === null ? shared : [themePart(theme), ...shared];
}

function countParts(dreams: readonly PlacedDream[]): Map<string, number> {
  const frequency = new Map<string, number>();
  for (const { symbols, themes } of dreams) {
    for (const symbol of symbols) count(frequency, symbol);
    for (const theme of themes) count(frequency, themePart(theme));
  }
  return frequency;
}

/** Every pair of a theme or a place with a symbol, with its dreams by their place in the list. */
function collectCandidates(
  dreams: readonly PlacedDream[],
  places: ReadonlySet<string>,
  isTelling: (part: string) => boolean,
): Map<string, Candidate> {
  const candidates = new Map<string, Candidate>();
  for (const [index, dream] of dreams.entries()) {
    const symbols = dream.symbols.slice(0, mostSymbols).filter(isTelling);
    const themes = dream.themes.filter((theme) => isTelling(themePart(theme)));
    for (const { theme, shared } of [...pairsOfThemes(themes, symbols), ...pairsOfPlaces(symbols, places)]) {
      const key = [theme ?? '', ...shared].join(' ');
      const known = candidates.get(key) ?? { key, theme, shared, dreams: [] };
      candidates.set(key, known);
      known.dreams.push(index);
    }
  }
  return candidates;
}

type Pair = Pick<Candidate, 'theme' | 'shared'>;

function pairsOfThemes(themes: readonly string[], symbols: readonly string[]): Pair[] {
  return themes.flatMap((theme) => symbols.map((symbol) => ({ theme, shared: [symbol] })));
}

/** Two places make one pair. */
function pairsOfPlaces(symbols: readonly string[], places: ReadonlySet<string>): Pair[] {
  const isOther = (place: string, symbol: string) =>
    symbol !== place && (!places.has(symbol) || symbol > place);
  return symbols
    .filter((symbol) => places.has(symbol))
    .flatMap((place) =>
      symbols
        .filter((symbol) => isOther(place, symbol))
        .map((symbol) => ({ theme: null, shared: [place, symbol] })),
    );
}

function withoutRepeats(found: readonly Likeness[]): Likeness[] {
  const told = new Set<number>();
  const kept: Likeness[] = [];
  for (const likeness of found) {
    const covered = likeness.dreams.filter((dream) => told.has(dream)).length;
    if (covered > mostCovered * likeness.dreams.length) continue;
    for (const dream of likeness.dreams) told.add(dream);
    kept.push(likeness);
    if (kept.length === limits.recurringDreams.most) break;
  }
  return kept;
}

function describe(
  { key, theme, shared, expected, dreams: places }: Likeness,
  dreams: readonly PlacedDream[],
) {
  const alike = places.flatMap((place) => dreams[place] ?? []);
  const others = new Map<string, number>();
  for (const { symbols } of alike) for (const symbol of symbols) count(others, symbol);
  for (const symbol of shared) others.delete(symbol);
  const [first, last] = [alike[0]?.night ?? '', alike.at(-1)?.night ?? ''];
  return {
    key,
    theme,
    shared,
    often: byFrequency(byName(others))
      .filter(([, times]) => times >= alike.length / 2)
      .slice(0, 8),
    expected: Math.round(expected * 100) / 100,
    first,
    last,
    count: alike.length,
    dreams: alike
      .map(({ id }) => id)
      .toReversed()
      .slice(0, limits.recurringDreams.named),
  };
}
