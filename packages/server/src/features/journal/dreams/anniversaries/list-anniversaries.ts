import type { Anniversary } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { openSymbols } from '#server/features/symbols/dictionary/open-symbols.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone, nextDay, startOfDay } from '#server/platform/time/calendar-day.ts';
import { presentDreamListItem } from '../dreams.presenter.ts';
import { createJournalQueries } from '../search/journal.queries.ts';
import { daysBefore } from './days-before.ts';

const perDay = 3;

/** Dreams of the same day in earlier months and years of the member's own calendar, the latest first. */
export async function listAnniversaries(
  context: AppContext,
  member: Pick<Member, 'id' | 'timezone'>,
): Promise<Anniversary[]> {
  const journal = createJournalQueries(context.db);
  const zone = member.timezone ?? defaultTimezone;
  const first = await journal.findFirstTime(member.id);
  if (first === null) return [];
  const days = daysBefore(dayAt(context.clock.now(), zone), dayAt(first, zone));
  if (days.length === 0) return [];
  const ranges = days.map(({ day }) => ({
    from: startOfDay(day, zone),
    until: startOfDay(nextDay(day), zone),
  }));
  const rows = await journal.listOfDays(member.id, ranges, perDay);
  const source = await openSymbols(context, member.id);
  return rows.flatMap((row) => {
    const place = ranges.findIndex(({ from, until }) => row.createdAt >= from && row.createdAt < until);
    const found = days[place];
    return found ? [{ monthsAgo: found.monthsAgo, dream: presentDreamListItem(row, source) }] : [];
  });
}
