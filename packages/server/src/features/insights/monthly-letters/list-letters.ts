import type { LetterSummary } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { createMonthlyLetterQueries } from './monthly-letters.queries.ts';

/** Months of the member that are over and have dreams, latest first. */
export async function listLetters(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id, timezone }: Pick<Member, 'id' | 'timezone'>,
): Promise<LetterSummary[]> {
  const today = dayAt(clock.now(), timezone ?? defaultTimezone);
  const rows = await createMonthlyLetterQueries(db).listMonths(id, `${today.slice(0, 7)}-01`);
  return rows.map(({ month, ...counted }) => ({ month: month.slice(0, 7), ...counted }));
}
