import type { MemoryDay, RecallMark } from '@chitta/contract';
import type { CompletedSession } from '#server/features/memory/exercise-sessions/list-completed-sessions.ts';
import { dayPlus } from '#server/platform/time/calendar-day.ts';

/** What is known of a member's days. */
export interface KnownDays {
  readonly moments: ReadonlyMap<string, number>;
  readonly sessions: readonly CompletedSession[];
  /** What each night counts as. */
  readonly nights: ReadonlyMap<string, RecallMark>;
}

/** The `count` days until `today`, first to last, each with what it had. */
export function daysUntil(today: string, count: number, known: KnownDays): MemoryDay[] {
  const sessions = Map.groupBy(known.sessions, ({ date }) => date);
  return Array.from({ length: count }, (_, index) => {
    const date = dayPlus(today, index + 1 - count);
    const done = sessions.get(date) ?? [];
    return {
      date,
      moments: known.moments.get(date) ?? 0,
      exercises: done.length,
      best: bestOf(done),
      recall: known.nights.get(date) ?? null,
    };
  });
}

/** Whether anything is known of a day. */
export function hasAnything({ moments, exercises, recall }: MemoryDay): boolean {
  return moments > 0 || exercises > 0 || recall !== null;
}

/** The exercise that reached most days in all, and of such the one that did so most from memory alone. */
function bestOf(sessions: readonly CompletedSession[]): MemoryDay['best'] {
  const [best] = sessions.toSorted(
    (a, b) =>
      b.unassistedDays + b.assistedDays - (a.unassistedDays + a.assistedDays) ||
      b.unassistedDays - a.unassistedDays,
  );
  return best ? { unassistedDays: best.unassistedDays, assistedDays: best.assistedDays } : null;
}
