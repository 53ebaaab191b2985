import { limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { openSymbols } from '#server/features/symbols/dictionary/open-symbols.ts';
import { dayPlus, defaultTimezone, nextDay, startOfDay } from '#server/platform/time/calendar-day.ts';
import { createCountedDreamQueries } from './counted-dreams.queries.ts';
import { countedWith } from './counted-with.ts';
import { countInThread } from './counting/count-in-thread.ts';
import type { Calendar } from './counting/count-periods.ts';
import { firstWeekday, joinSpans, periodOf, weeksOfMonth } from './counting/periods.ts';
import { createDreamChangeQueries, type DreamChange, isEveryDay } from './dream-changes.queries.ts';
import { createSymbolNames } from './named-symbols.ts';
import { createStoredPeriodQueries } from './stored-periods.queries.ts';

/** Months that are counted at once: two years of long dreams are some megabytes. */
const monthsAtOnce = 24;
const placeGroups: readonly string[] = ['place', 'building'];

type CountingContext = Pick<AppContext, 'db' | 'clock' | 'dictionary'>;

/**
 * Counts what has changed in a member's journal since it was last counted: the months and weeks of these days from their
 * dreams, everything longer from the months, and what shows in all dreams together. Nothing is read on the event loop
 * beyond names. Another run that is at it already is left alone. Returns whether anything was counted.
 */
export async function countJournal(context: CountingContext, userId: number): Promise<boolean> {
  const source = await openSymbols(context, userId);
  return inTransaction(context.db, async (tx) => {
    const changeQueries = createDreamChangeQueries(tx);
    if (!(await changeQueries.lock(userId))) return false;
    const changes = await changeQueries.list(userId);
    const member = await changeQueries.findCalendar(userId);
    if (changes.length === 0 || member === undefined) return false;
    const calendar: Calendar = {
      zone: member.timezone ?? defaultTimezone,
      weekday: firstWeekday(member.language ?? 'en'),
    };
    const months = await monthsToCount(tx, userId, changes);
    const named = namedSymbols(await createCountedDreamQueries(tx).listSymbols(userId), source);
    const counting = { ...calendar, userId, at: context.clock.now(), with: countedWith(context) };
    for (let from = 0; from < months.length; from += monthsAtOnce) {
      await countSomeMonths(tx, { ...counting, months: months.slice(from, from + monthsAtOnce), ...named });
    }
    await countTheLonger(tx, { ...counting, months, ...named });
    await changeQueries.forget(userId, changes);
    return true;
  });
}

/** First days of the months that days of UTC can lie in. Where everything has changed, what was counted is forgotten. */
async function monthsToCount(
  tx: Transaction,
  userId: number,
  changes: readonly DreamChange[],
): Promise<string[]> {
  const isAll = changes.some(isEveryDay);
  if (isAll) await createStoredPeriodQueries(tx).clear(userId);
  const days = isAll ? await createCountedDreamQueries(tx).listDays(userId) : changes.map(({ day }) => day);
  const around = days.flatMap((day) => [dayPlus(day, -1), dayPlus(day, 1)]);
  return [...new Set(around.map((day) => `${day.slice(0, 7)}-01`))].sort();
}

/** Symbols of the journal that have a name, those that are feelings, and those that are places. */
function namedSymbols(symbols: readonly string[], source: Parameters<typeof createSymbolNames>[0]) {
  const nameOf = createSymbolNames(source, limits.languages[0]);
  const groups = symbols.flatMap((slug) => {
    const group = nameOf(slug)?.group;
    return group === undefined ? [] : { slug, group };
  });
  const slugsOf = (fits: (group: string) => boolean) =>
    groups.filter(({ group }) => fits(group)).map(({ slug }) => slug);
  return {
    named: slugsOf(() => true),
    feelings: slugsOf((group) => group === 'feeling'),
    places: slugsOf((group) => placeGroups.includes(group)),
  };
}

interface Counting extends Calendar, ReturnType<typeof namedSymbols> {
  readonly userId: number;
  readonly months: readonly string[];
  readonly at: Date;
  readonly with: string;
}

async function countSomeMonths(
  tx: Transaction,
  { userId, months, zone, weekday, feelings, at, ...counting }: Counting,
): Promise<void> {
  const weeks = [...new Set(months.flatMap((month) => weeksOfMonth(month, weekday)))];
  const spans = joinSpans([
    ...months.map((month) => periodOf('month', month, weekday)),
    ...weeks.map((week) => periodOf('week', week, weekday)),
  ]);
  const [first, last] = [spans[0]?.start ?? '', spans.at(-1)?.end ?? ''];
  const queries = createCountedDreamQueries(tx);
  const times = spans.map(({ start, end }) => ({
    from: startOfDay(start, zone),
    until: startOfDay(nextDay(end), zone),
  }));
  const { tallies, periods } = await countInThread('countMonths', {
    dreams: await queries.listFacts(userId, times),
    marks: await queries.listMarks(userId, first, last),
    months,
    feelings,
    zone,
    weekday,
  });
  const stored = createStoredPeriodQueries(tx);
  await stored.putTallies(userId, { months, tallies, countedWith: counting.with });
  await stored.putPeriods(userId, { starts: { month: months, week: weeks }, periods, at });
}

async function countTheLonger(
  tx: Transaction,
  { userId, months, zone, weekday, named, places, at }: Counting,
): Promise<void> {
  const stored = createStoredPeriodQueries(tx);
  const startsOf = (period: 'quarter' | 'year') => [
    ...new Set(months.map((month) => periodOf(period, month, weekday).start)),
  ];
  const starts = { quarter: startsOf('quarter'), year: startsOf('year') };
  const periods = await countInThread('countLonger', {
    tallies: await stored.readTallies(userId),
    quarters: starts.quarter,
    years: starts.year,
    weekday,
  });
  await stored.putPeriods(userId, { starts: { ...starts, all: true }, periods, at });
  const dreams = await createCountedDreamQueries(tx).listWhole(userId);
  if (dreams === '[]') return stored.dropWhole(userId);
  await stored.putWhole(userId, await countInThread('seeWholeJournal', { dreams, zone, named, places }), at);
}
