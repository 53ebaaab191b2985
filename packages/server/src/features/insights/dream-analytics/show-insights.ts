import type { Insights, InsightsQuery } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { DreamAnalyticsRow } from '#server/db/tables/insights/dream-analytics.ts';
import { openSymbols } from '#server/features/symbols/dictionary/open-symbols.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, dayPlus, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { firstWeekday, periodOf } from './counting/periods.ts';
import { headlinesOf } from './headlines-of.ts';
import { presentEmptyPeriod, presentPeriod, presentTotals } from './insights.presenter.ts';
import { isPending } from './is-pending.ts';
import { createSymbolNames } from './named-symbols.ts';
import { createStoredPeriodQueries } from './stored-periods.queries.ts';

type InsightsContext = Pick<AppContext, 'db' | 'clock' | 'dictionary'>;
type Dreamer = Pick<Member, 'id' | 'timezone' | 'language'>;

interface ShowOptions {
  readonly member: Dreamer;
  readonly query: InsightsQuery;
}

/** The stored figures of a period; nothing is counted here. */
export async function showInsights(
  context: InsightsContext,
  { member, query: { period, on, language } }: ShowOptions,
): Promise<Insights> {
  const today = dayAt(context.clock.now(), member.timezone ?? defaultTimezone);
  const [place, isWaiting, source] = await Promise.all([
    findPlace(context, member, { period, on: on ?? today }),
    isPending(context, member.id),
    openSymbols(context, member.id),
  ]);
  const { row, beforeRow, ...days } = place;
  const named = createSymbolNames(source, language ?? member.language ?? 'en');
  const themed = row?.recurringThemes.map(({ dream }) => dream) ?? [];
  const headlines = await headlinesOf(context.db, member.id, themed);
  return {
    period,
    ...days,
    today,
    isPending: isWaiting,
    computedAt: row?.computedAt.toISOString() ?? null,
    before: beforeRow === undefined ? null : presentTotals(beforeRow),
    ...(row === undefined ? presentEmptyPeriod(period) : presentPeriod(row, named, headlines)),
  };
}

interface Place extends Pick<Insights, 'from' | 'to' | 'previous' | 'next'> {
  readonly row: DreamAnalyticsRow | undefined;
  readonly beforeRow: DreamAnalyticsRow | undefined;
}

async function findPlace(
  { db }: InsightsContext,
  { id, language }: Dreamer,
  { period, on }: { readonly period: Insights['period']; readonly on: string },
): Promise<Place> {
  const queries = createStoredPeriodQueries(db);
  if (period === 'all') {
    const row = await queries.findWhole(id);
    const { periodStart: from = null, periodEnd: to = null } = row ?? {};
    return { row, beforeRow: undefined, from, to, previous: null, next: null };
  }
  const weekday = firstWeekday(language ?? 'en');
  const { start, end } = periodOf(period, on, weekday);
  const [row, beforeRow, previous, next] = await Promise.all([
    queries.find(id, period, start),
    queries.find(id, period, periodOf(period, dayPlus(start, -1), weekday).start),
    queries.findEarlier(id, period, start),
    queries.findLater(id, period, start),
  ]);
  return { row, beforeRow, from: start, to: end, previous, next };
}
