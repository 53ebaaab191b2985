import type { StoredTheme } from '#server/db/tables/insights/dream-analytics.ts';
import type { StoredNight, StoredTally } from '#server/db/tables/insights/dream-tallies.ts';
import { byName, compareNames, count } from './counts.ts';
import type { DatedDream } from './dream-facts.ts';
import { themesOfDream } from './themes-of-dream.ts';

/** A night and what is left of it. */
export type MarkedNight = readonly [night: string, mark: string];

interface NightCount {
  dreams: number;
  told: number;
  felt: Map<string, number>;
  chosenTold: number;
  chosen: Map<string, number>;
  mark: string | null;
}

interface TallyParts {
  readonly dreams: readonly DatedDream[];
  readonly marks: readonly MarkedNight[];
  /** Symbols that are feelings. */
  readonly feelings: ReadonlySet<string>;
}

/** Counts dreams and marks of nights; each symbol, feeling and theme once a dream. */
export function tallyDreams({ dreams, marks, feelings }: TallyParts): StoredTally {
  const symbols = new Map<string, number>();
  const categories = new Map<string, number>();
  const lengths = new Map<number, number>();
  const hours = new Array<number>(24).fill(0);
  let [words, untimed] = [0, 0];
  for (const dream of dreams) {
    for (const symbol of new Set(dream.symbols)) count(symbols, symbol);
    if (dream.category !== null) count(categories, dream.category);
    const length = countWords(dream.content);
    words += length;
    lengths.set(length, (lengths.get(length) ?? 0) + 1);
    if (dream.hour === null) untimed += 1;
    else hours[dream.hour] = (hours[dream.hour] ?? 0) + 1;
  }
  return {
    dreams: dreams.length,
    words,
    lengths: [...lengths].sort(([a], [b]) => a - b),
    nights: nightsOf({ dreams, marks, feelings }),
    symbols: byName(symbols),
    categories: byName(categories),
    themes: joinThemes(dreams.flatMap(themeRows)),
    hours,
    untimed,
  };
}

/** Runs of letters between spaces. */
function countWords(content: string): number {
  return content.match(/\S+/g)?.length ?? 0;
}

function nightsOf({ dreams, marks, feelings }: TallyParts): [string, StoredNight][] {
  const nights = new Map<string, NightCount>();
  const nightAt = (night: string): NightCount => {
    const known = nights.get(night) ?? newNight();
    nights.set(night, known);
    return known;
  };
  for (const [night, mark] of marks) nightAt(night).mark = mark;
  for (const dream of dreams) countFeelings(nightAt(dream.night), dream, feelings);
  return [...nights]
    .sort(([a], [b]) => compareNames(a, b))
    .map(([night, { felt, chosen, ...counted }]) => [
      night,
      { ...counted, felt: byName(felt), chosen: byName(chosen) },
    ]);
}

function newNight(): NightCount {
  return { dreams: 0, told: 0, felt: new Map(), chosenTold: 0, chosen: new Map(), mark: null };
}

function countFeelings(night: NightCount, dream: DatedDream, feelings: ReadonlySet<string>): void {
  const felt = new Set(dream.symbols.filter((symbol) => feelings.has(symbol)));
  const chosen = new Set(dream.feelings);
  night.dreams += 1;
  if (felt.size > 0) night.told += 1;
  if (chosen.size > 0) night.chosenTold += 1;
  for (const feeling of felt) count(night.felt, feeling);
  for (const feeling of chosen) count(night.chosen, feeling);
}

function themeRows(dream: DatedDream): StoredTheme[] {
  const { id, night } = dream;
  return [...new Set(themesOfDream(dream))].map((key) => ({
    key,
    count: 1,
    first: night,
    last: night,
    dream: id,
  }));
}

/** Adds up themes of the same key. */
export function joinThemes(themes: readonly StoredTheme[]): StoredTheme[] {
  const joined = new Map<string, StoredTheme>();
  for (const theme of themes) {
    const known = joined.get(theme.key);
    joined.set(theme.key, known === undefined ? theme : joinTwo(known, theme));
  }
  return [...joined.values()].sort((a, b) => compareNames(a.key, b.key));
}

function joinTwo(a: StoredTheme, b: StoredTheme): StoredTheme {
  const isNewer = b.last > a.last || (b.last === a.last && b.dream > a.dream);
  return {
    key: a.key,
    count: a.count + b.count,
    first: [a.first, b.first].sort()[0] ?? a.first,
    last: isNewer ? b.last : a.last,
    dream: isNewer ? b.dream : a.dream,
  };
}
