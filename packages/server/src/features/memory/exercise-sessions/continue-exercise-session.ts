import type { ExerciseSession, KeepExerciseSessionRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { ExerciseSessionRow } from '#server/db/tables/memory/memory-exercise-sessions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { presentExerciseSession } from './exercise-sessions.presenter.ts';
import { createExerciseSessionQueries } from './exercise-sessions.queries.ts';
import type { OfSession } from './find-exercise-session.ts';
import { exercisedDays, type SessionValues, sessionValues } from './session-values.ts';

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
    const before = await createExerciseSessionQueries(tx).lock(userId, id);
    assertThat(before, 'exercise_sessions.not_found');
    return goOnWith(tx, before, { values, days: request.days, now });
  });
  return presentExerciseSession(row);
}

interface Continuation {
  readonly values: SessionValues;
  readonly days: KeepExerciseSessionRequest['days'];
  readonly now: Date;
}

/** The same within a transaction that has locked the row. Throws `exercise_sessions.completed`. */
export async function goOnWith(
  tx: Transaction,
  before: ExerciseSessionRow,
  { values, days, now }: Continuation,
): Promise<ExerciseSessionRow> {
  if (before.completedAt !== null) {
    assertThat(isSame(before, values), 'exercise_sessions.completed');
    return before;
  }
  const after = {
    ...before,
    ...values,
    days: await exercisedDays(tx, before.userId, days),
    updatedAt: now,
  };
  await createExerciseSessionQueries(tx).update(after);
  return after;
}

const isSame = (before: SessionValues, after: SessionValues): boolean =>
  before.completedAt?.getTime() === after.completedAt?.getTime() &&
  before.duration === after.duration &&
  before.assistedDays === after.assistedDays &&
  before.unassistedDays === after.unassistedDays;
