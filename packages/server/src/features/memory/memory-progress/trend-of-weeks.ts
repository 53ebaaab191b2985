import { limits, type PremiumMemoryProgress } from '@chitta/contract';
import { dayPlus } from '#server/platform/time/calendar-day.ts';
import { meanOf } from './figures/intervals.ts';
import type { KnownDays } from './progress-days.ts';

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  return dayPlus(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** The last `count` weeks until that of `today`, first to last, with the means of their exercises. */
export function trendOfWeeks(
  today: string,
  count: number,
  { moments, sessions }: Pick<KnownDays, 'moments' | 'sessions'>,
): PremiumMemoryProgress['trend'] {
  const last = mondayOf(today);
  const sessionsOf = Map.groupBy(sessions, ({ date }) => mondayOf(date));
  const momentsOf = Map.groupBy(moments, ([date]) => mondayOf(date));
  return Array.from({ length: count }, (_, index) => {
    const week = dayPlus(last, 7 * (index + 1 - count));
    const done = sessionsOf.get(week) ?? [];
    const mean = (days: 'unassistedDays' | 'assistedDays') =>
      meanOf(
        done.map((session) => session[days]),
        limits.memorySample.exercises,
      );
    return {
      week,
      exercises: done.length,
      moments: (momentsOf.get(week) ?? []).reduce((sum, [, of]) => sum + of, 0),
      unassisted: mean('unassistedDays'),
      assisted: mean('assistedDays'),
    };
  });
}
