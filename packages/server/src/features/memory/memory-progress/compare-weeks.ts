import { limits, type MemoryComparison } from '@chitta/contract';
import type { CompletedSession } from '#server/features/memory/exercise-sessions/list-completed-sessions.ts';
import { dayPlus } from '#server/platform/time/calendar-day.ts';
import { differenceOfMeans, meanOf } from './figures/intervals.ts';

const sample = limits.memorySample.exercises;

/** The last week and the last four, each with as many days before them: days from memory alone, per exercise. */
export function compareWeeks(today: string, sessions: readonly CompletedSession[]): MemoryComparison[] {
  return ([7, 28] as const).map((days) => {
    const reached = (from: string, to: string) =>
      sessions.filter(({ date }) => date >= from && date <= to).map(({ unassistedDays }) => unassistedDays);
    const now = reached(dayPlus(today, 1 - days), today);
    const before = reached(dayPlus(today, 1 - 2 * days), dayPlus(today, -days));
    return {
      days,
      now: meanOf(now, sample),
      before: meanOf(before, sample),
      difference: differenceOfMeans(now, before, sample),
    };
  });
}
