import { type InsightPeriod, limits } from '@chitta/contract';
import type {
  DreamAnalyticsRow,
  StoredCounts,
  StoredFeelings,
  StoredTheme,
  StoredTrends,
} from '#server/db/tables/insights/dream-analytics.ts';
import type { StoredNight, StoredTally } from '#server/db/tables/insights/dream-tallies.ts';
import { addCounts, byFrequency } from './counts.ts';
import { periodOf, type Span } from './periods.ts';

/** A period before it is the member's. */
export type PeriodRow = Omit<DreamAnalyticsRow, 'userId' | 'computedAt'>;

type Nights = StoredTally['nights'];

const stepOf: Readonly<Record<InsightPeriod, StoredTrends['step']>> = {
  week: 'night',
  month: 'night',
  quarter: 'week',
  year: 'month',
  all: 'month',
};

interface PeriodParts extends Span {
  readonly period: InsightPeriod;
  readonly tally: StoredTally;
  readonly weekday: number;
}

/** What is told of a period, from the counts of all of its nights. */
export function periodRow({ period, start, end, tally, weekday }: PeriodParts): PeriodRow {
  const { nights, symbols, hours, untimed, words } = tally;
  const step = stepOf[period];
  const points = groupNights(nights, step, weekday).map(([from, group]) => ({
    from,
    ...feelingsOf(group),
  }));
  return {
    period,
    periodStart: start,
    periodEnd: end,
    dreamCount: tally.dreams,
    // More than are shown: some may have no name any longer.
    topSymbols: byFrequency(symbols).slice(0, 2 * limits.insightsShown.symbols),
    topCategories: byFrequency(tally.categories),
    emotionalTrends: {
      ...feelingsOf(nights),
      step,
      points: points.filter(({ dreams }) => dreams > 0),
    },
    recurringThemes: recurring(tally.themes),
    figures: {
      nights: nights.filter(([, { dreams }]) => dreams > 0).length,
      words,
      lengthMedian: medianOf(tally.lengths),
      symbolCount: symbols.length,
      returning: symbols.filter(([, dreams]) => dreams > 1).length,
      hours,
      untimed,
      recall: recallOf(nights),
      heat: heatOf(nights, period === 'all' ? 'month' : 'night', weekday),
    },
  };
}

/** Themes of more than one dream, most frequent first, of equal ones the newest. */
function recurring(themes: readonly StoredTheme[]): StoredTheme[] {
  return themes
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count || (a.last === b.last ? 0 : a.last < b.last ? 1 : -1))
    .slice(0, limits.insightsShown.themes);
}

function groupNights(nights: Nights, step: StoredTrends['step'], weekday: number): [string, Nights][] {
  const startOf = (night: string) => (step === 'night' ? night : periodOf(step, night, weekday).start);
  return [...Map.groupBy(nights, ([night]) => startOf(night))];
}

function feelingsOf(nights: Nights): StoredFeelings {
  const sum = (value: (night: StoredNight) => number) =>
    nights.reduce((total, [, night]) => total + value(night), 0);
  return {
    dreams: sum(({ dreams }) => dreams),
    told: sum(({ told }) => told),
    felt: byFrequency(addCounts(nights.map(([, { felt }]) => felt))).slice(0, limits.insightsShown.feelings),
    chosenTold: sum(({ chosenTold }) => chosenTold),
    chosen: byFrequency(addCounts(nights.map(([, { chosen }]) => chosen))),
  };
}

/** The middle value; between two the mean of both. Null of nothing. */
function medianOf(lengths: StoredTally['lengths']): number | null {
  const total = lengths.reduce((sum, [, dreams]) => sum + dreams, 0);
  if (total === 0) return null;
  const at = (place: number): number => {
    let before = 0;
    return lengths.find(([, dreams]) => {
      before += dreams;
      return before > place;
    })?.[0] as number;
  };
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}

/** A dream in the journal is a dream, whatever was marked. */
function recallOf(nights: Nights) {
  const counts = nights.map(([, { dreams, mark }]) => (dreams > 0 ? 'dream' : mark));
  const of = (kind: string) => counts.filter((counted) => counted === kind).length;
  return { dream: of('dream'), fragment: of('fragment'), none: of('none') };
}

function heatOf(nights: Nights, step: 'night' | 'month', weekday: number) {
  const counts: StoredCounts = groupNights(nights, step, weekday)
    .map(([from, group]) => [from, group.reduce((sum, [, { dreams }]) => sum + dreams, 0)] as const)
    .filter(([, dreams]) => dreams > 0);
  return { step, counts };
}
