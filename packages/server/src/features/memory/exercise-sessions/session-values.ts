import type { ExercisedDay, KeepExerciseSessionRequest } from '@chitta/contract';
import type { Handle } from '#server/db/client.ts';
import type { ExerciseSessionRow } from '#server/db/tables/memory/memory-exercise-sessions.ts';
import { listMomentFacts } from '#server/features/memory/moments/list-moment-facts.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { dayAt, startOfDay } from '#server/platform/time/calendar-day.ts';

const firstDay = '1900-01-01';
/** Where a day begins first. */
const earliestZone = 'Pacific/Kiritimati';

export type SessionValues = Pick<
  ExerciseSessionRow,
  'date' | 'duration' | 'assistedDays' | 'unassistedDays' | 'completedAt'
>;

/**
 * What is kept of an exercise beside its days. A device whose clock is ahead has completed it now. Throws
 * `requests.invalid` for a day that has not come anywhere, and for an exercise that was completed before it can have
 * begun, or took longer than from the beginning of its day.
 */
export function sessionValues(
  { date, duration, assistedDays, unassistedDays, completedAt: at }: KeepExerciseSessionRequest,
  now: Date,
): SessionValues {
  if (date < firstDay || date > dayAt(now, earliestZone)) throw invalid('date');
  const said = at === null ? null : new Date(at);
  const completedAt = said !== null && said > now ? now : said;
  const until = completedAt ?? now;
  const earliest = startOfDay(date, earliestZone);
  if (until < earliest) throw invalid('completedAt');
  if (until.getTime() - earliest.getTime() < duration * 1000) throw invalid('duration');
  return { date, duration, assistedDays, unassistedDays, completedAt };
}

const invalid = (path: string) =>
  new AppError('requests.invalid', { details: [{ path, message: 'Invalid input' }] });

/** The days with what their moments are now; moments that are not the member's, or no longer, are left out. */
export async function exercisedDays(
  handle: Handle,
  userId: number,
  days: KeepExerciseSessionRequest['days'],
): Promise<ExercisedDay[]> {
  const ids = days.flatMap(({ moments }) => moments.map(({ id }) => id));
  const facts = await listMomentFacts(handle, userId, ids);
  return days.map(({ moments, ...day }) => ({
    ...day,
    moments: moments.flatMap(({ id, cameBack }) => {
      const fact = facts.get(id);
      return fact ? { id, ...fact, cameBack } : [];
    }),
  }));
}
