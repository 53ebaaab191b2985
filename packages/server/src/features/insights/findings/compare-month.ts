import { type FindingKind, limits } from '@chitta/contract';
import type { StoredCounts } from '#server/db/tables/insights/dream-analytics.ts';
import type { StoredTally } from '#server/db/tables/insights/dream-tallies.ts';
import { differenceOfShares } from '#server/features/memory/memory-progress/figures/intervals.ts';
import { adjustChances } from './adjust-chances.ts';
import { type Count, fisherTest } from './fisher-test.ts';

/** Something that is compared between a month and the time before. */
export interface Compared {
  readonly kind: FindingKind;
  readonly value: string;
  readonly now: Count;
  readonly before: Count;
  /** Chance of such a difference without a change, adjusted for all that was compared. */
  readonly p: number;
}

interface MonthParts {
  readonly now: StoredTally;
  /** The year before it. */
  readonly before: StoredTally;
  /** Whether a symbol can be told of: it has a name. */
  readonly isNamed: (slug: string) => boolean;
}

const { dreams: leastNow, dreamsBefore: leastBefore, least, falseShare } = limits.findingRule;

/**
 * What is more or less frequent in a month than in the year before it, surest first, and how many things were compared.
 * Shares of dreams are compared by Fisher’s exact test, which supposes that dreams do not depend on each other (one
 * person’s show no autocorrelation: Domhoff and Schneider 2015). A difference is told where its adjusted chance is below
 * .05 and its 95 % interval (Newcombe 1998) leaves out zero. What the member has to say first, a feeling, a category or a
 * mark, is a share of what they said it of, so that beginning to say it is no finding.
 */
export function compareMonth(parts: MonthParts): { readonly compared: number; readonly found: Compared[] } {
  const pairs = pairsOf(parts).filter(isEnough);
  const chances = adjustChances(pairs.map(({ now, before }) => fisherTest(now, before)));
  const found = pairs
    .map((pair, index): Compared => ({ ...pair, p: chances[index] ?? 1 }))
    .filter(({ p, now, before }) => p < falseShare && isApart(now, before))
    .sort((a, b) => a.p - b.p || share(b.now) - share(a.now) || (a.value < b.value ? -1 : 1));
  return { compared: pairs.length, found };
}

type Pair = Omit<Compared, 'p'>;

function share({ count, n }: Count): number {
  return count / n;
}

function isEnough({ now, before }: Pair): boolean {
  return now.n >= leastNow && before.n >= leastBefore && Math.max(now.count, before.count) >= least;
}

function isApart(now: Count, before: Count): boolean {
  const difference = differenceOfShares(now, before, 1);
  return difference !== null && (difference.low > 0 || difference.high < 0);
}

function pairsOf({ now, before, isNamed }: MonthParts): Pair[] {
  const felt = [nightSums(now, 'felt'), nightSums(before, 'felt')] as const;
  const chosen = [nightSums(now, 'chosen'), nightSums(before, 'chosen')] as const;
  const feelings = new Set([...felt[0].keys(), ...felt[1].keys()]);
  const dreams = [now.dreams, before.dreams] as const;
  const symbols = [toMap(now.symbols), toMap(before.symbols)] as const;
  const categories = [toMap(now.categories), toMap(before.categories)] as const;
  return [
    ...pair('symbol', symbols, dreams).filter(({ value }) => !feelings.has(value) && isNamed(value)),
    ...pair('felt', felt, dreams).filter(({ value }) => isNamed(value)),
    ...pair('chosen', chosen, [toldOf(now), toldOf(before)]),
    ...pair('category', categories, [total(categories[0]), total(categories[1])]),
    { kind: 'recall', value: 'dream', now: recallOf(now), before: recallOf(before) },
  ];
}

type Both<T> = readonly [now: T, before: T];

function pair(kind: FindingKind, counts: Both<ReadonlyMap<string, number>>, of: Both<number>): Pair[] {
  const values = new Set([...counts[0].keys(), ...counts[1].keys()]);
  const countOf = (side: 0 | 1, value: string) => ({ count: counts[side].get(value) ?? 0, n: of[side] });
  return [...values].map((value) => ({ kind, value, now: countOf(0, value), before: countOf(1, value) }));
}

function toMap(counts: StoredCounts): ReadonlyMap<string, number> {
  return new Map(counts);
}

function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function nightSums(tally: StoredTally, of: 'felt' | 'chosen'): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [, night] of tally.nights) {
    for (const [feeling, count] of night[of]) sums.set(feeling, (sums.get(feeling) ?? 0) + count);
  }
  return sums;
}

function toldOf(tally: StoredTally): number {
  return tally.nights.reduce((sum, [, { chosenTold }]) => sum + chosenTold, 0);
}

/** Of nights that the member marked. */
function recallOf(tally: StoredTally): Count {
  const marked = tally.nights.filter(([, { mark }]) => mark !== null);
  return {
    count: marked.filter(([, { mark, dreams }]) => mark === 'dream' || dreams > 0).length,
    n: marked.length,
  };
}
