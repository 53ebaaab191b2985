import {
  type DreamCategory,
  type DreamFeeling,
  type Insights,
  limits,
  type QuotedHeadline,
} from '@chitta/contract';
import type {
  DreamAnalyticsRow,
  StoredCounts,
  StoredFeelings,
} from '#server/db/tables/insights/dream-analytics.ts';
import { countedSymbols, type NamedSymbol } from './named-symbols.ts';

type PeriodFigures = Omit<
  Insights,
  'period' | 'from' | 'to' | 'today' | 'previous' | 'next' | 'isPending' | 'computedAt' | 'before'
>;
type NameOf = (slug: string) => NamedSymbol | undefined;

export function presentTotals({ dreamCount, figures }: DreamAnalyticsRow) {
  const { nights, words, lengthMedian } = figures;
  return { dreams: dreamCount, nights, words, lengthMedian };
}

export function presentPeriod(
  row: DreamAnalyticsRow,
  nameOf: NameOf,
  headlines: ReadonlyMap<number, QuotedHeadline>,
): PeriodFigures {
  const { figures, emotionalTrends: trends } = row;
  const { step, points } = trends;
  return {
    ...presentTotals(row),
    symbolCount: figures.symbolCount,
    symbols: countedSymbols(row.topSymbols, nameOf).slice(0, limits.insightsShown.symbols),
    categories: row.topCategories.map(([category, count]) => ({
      category: category as DreamCategory,
      count,
    })),
    feelings: presentFeelings(trends),
    feelingsOverTime: {
      step,
      points: points.map(({ from, ...felt }) => ({ from, ...presentFeelings(felt) })),
    },
    feelingNames: namesOf([trends, ...points], nameOf),
    themes: row.recurringThemes.map(({ key, count, first, last, dream }) => ({
      key,
      headline: headlines.get(dream) ?? null,
      count,
      firstNight: first,
      lastNight: last,
    })),
    hours: { counts: [...figures.hours], unknown: figures.untimed },
    recall: figures.recall,
    heat: {
      step: figures.heat.step,
      counts: figures.heat.counts.map(([from, dreams]) => ({ from, dreams })),
    },
  };
}

function presentFeelings({ dreams, told, felt, chosenTold, chosen }: StoredFeelings): Insights['feelings'] {
  return {
    dreams,
    recognised: { told, feelings: felt.map(([slug, count]) => ({ slug, count })) },
    chosen: {
      told: chosenTold,
      feelings: chosen.map(([feeling, count]) => ({ feeling: feeling as DreamFeeling, count })),
    },
  };
}

function namesOf(parts: readonly { readonly felt: StoredCounts }[], nameOf: NameOf) {
  const slugs = new Set(parts.flatMap(({ felt }) => felt.map(([slug]) => slug)));
  return [...slugs].map((slug) => ({ slug, name: nameOf(slug)?.name ?? slug }));
}

/** A period of which nothing is kept. */
export function presentEmptyPeriod(period: Insights['period']): PeriodFigures {
  const feelings = { dreams: 0, recognised: { told: 0, feelings: [] }, chosen: { told: 0, feelings: [] } };
  return {
    dreams: 0,
    nights: 0,
    words: 0,
    lengthMedian: null,
    symbolCount: 0,
    symbols: [],
    categories: [],
    feelings,
    feelingsOverTime: { step: 'night', points: [] },
    feelingNames: [],
    themes: [],
    hours: { counts: new Array<number>(24).fill(0), unknown: 0 },
    recall: { dream: 0, fragment: 0, none: 0 },
    heat: { step: period === 'all' ? 'month' : 'night', counts: [] },
  };
}
