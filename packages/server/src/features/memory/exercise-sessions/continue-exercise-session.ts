import type { ExerciseSession, KeepExerciseSessionRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { presentExerciseSession } from './exercise-sessions.presenter.ts';
import { createExerciseSessionQueries } from './exercise-sessions.queries.ts';
import type { OfSession } from './find-exercise-session.ts';
import { exercisedDays, sessionValues } from './session-values.ts';

export interface ContinueSessionOptions extends OfSession {
  readonly request: KeepExerciseSessionRequest;
}

/**
 * Replaces what is known of a paused exercise, and completes it where that is said. Said again, a completion is no
 * failure: a device may not have heard the answer. Throws `requests.invalid`, `exercise_sessions.not_found` and
 * `exercise_sessions.completed`.
 */
export async function continueExerciseSession(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { userId, id, request }: ContinueSessionOptions,
): Promise<ExerciseSession> {
  const now = clock.now();
  const values = sessionValues(request, now);
  const row = await inTransaction(db, async (tx) => {
    const queries = createExerciseSessionQueries(tx);
    const before = await queries.lock(userId, id);
    assertThat(before, 'exercise_sessions.not_found');
    if (before.completedAt !== null) {
      assertThat(isSame(before, values), 'exercise_sessions.completed');
      return before;
    }
    const days = await exercisedDays(tx, userId, request.days);
    const after = { ...before, ...values, days, updatedAt: now };
    await queries.update(after);
    return after;
  });
  return presentExerciseSession(row);
}

type Figures = ReturnType<typeof sessionValues>;

const isSame = (before: Figures, after: Figures): boolean =>
  before.completedAt?.getTime() === after.completedAt?.getTime() &&
  before.duration === after.duration &&
  before.assistedDays === after.assistedDays &&
  before.unassistedDays === after.unassistedDays;
