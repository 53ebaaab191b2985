import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone, nextDay, startOfDay } from '#server/platform/time/calendar-day.ts';
import { createNightQueries } from './nights.queries.ts';

interface NightSpan {
  readonly member: Pick<Member, 'id' | 'timezone'>;
  /** The first and the last night, both included. */
  readonly from: string;
  readonly to: string;
}

/** How many dreams of the member's journal each night has, of those that have any. */
export async function countDreamsByNight(
  { db }: Pick<AppContext, 'db'>,
  { member, from, to }: NightSpan,
): Promise<ReadonlyMap<string, number>> {
  const zone = member.timezone ?? defaultTimezone;
  const times = await createNightQueries(db).listTimes(member.id, {
    from: startOfDay(from, zone),
    until: startOfDay(nextDay(to), zone),
  });
  const counts = new Map<string, number>();
  for (const time of times) {
    const night = dayAt(time, zone);
    counts.set(night, (counts.get(night) ?? 0) + 1);
  }
  return counts;
}
