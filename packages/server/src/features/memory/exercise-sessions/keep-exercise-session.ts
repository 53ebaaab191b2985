import type { ExerciseSession, KeepExerciseSessionRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createRandomId } from '#server/platform/crypto/random-id.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import {
  claimIdempotencyKey,
  hashRequest,
  saveIdempotentResult,
} from '#server/platform/idempotency/idempotency.ts';
import { presentExerciseSession } from './exercise-sessions.presenter.ts';
import { createExerciseSessionQueries } from './exercise-sessions.queries.ts';
import { exercisedDays, sessionValues } from './session-values.ts';

export interface KeepSessionOptions {
  readonly userId: number;
  readonly request: KeepExerciseSessionRequest;
  readonly idempotencyKey?: string | undefined;
}

/**
 * Keeps an exercise, completed or paused. A repetition under the same key gets the one that the first made. Throws
 * `requests.invalid`, `requests.idempotency_key_reused`, and
 * `exercise_sessions.not_found` for a repetition whose exercise was deleted since.
 */
export async function keepExerciseSession(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { userId, request, idempotencyKey: key }: KeepSessionOptions,
): Promise<ExerciseSession> {
  const now = clock.now();
  const values = sessionValues(request, now);
  const claim = key !== undefined && {
    userId,
    endpoint: 'POST /api/memory/exercise-sessions',
    key,
    requestHash: hashRequest(request),
    now,
  };
  const row = await inTransaction(db, async (tx) => {
    const queries = createExerciseSessionQueries(tx);
    const claimed = claim && (await claimIdempotencyKey(tx, claim));
    if (claimed && !claimed.isFirst) return queries.find(userId, claimed.resourceName ?? '');
    const days = await exercisedDays(tx, userId, request.days);
    const session = { userId, id: createRandomId(), ...values, days, createdAt: now, updatedAt: now };
    await queries.insert(session);
    if (claim) await saveIdempotentResult(tx, claim, session.id);
    return session;
  });
  assertThat(row, 'exercise_sessions.not_found');
  return presentExerciseSession(row);
}
