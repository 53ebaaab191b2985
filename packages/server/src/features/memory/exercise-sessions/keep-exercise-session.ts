import type { ExerciseSession, NewExerciseSessionRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createRandomId } from '#server/platform/crypto/random-id.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import {
  claimIdempotencyKey,
  hashRequest,
  saveIdempotentResult,
} from '#server/platform/idempotency/idempotency.ts';
import { goOnWith } from './continue-exercise-session.ts';
import { presentExerciseSession } from './exercise-sessions.presenter.ts';
import { createExerciseSessionQueries } from './exercise-sessions.queries.ts';
import { exercisedDays, type SessionValues, sessionValues } from './session-values.ts';

export interface KeepSessionOptions {
  readonly userId: number;
  readonly request: NewExerciseSessionRequest;
  readonly idempotencyKey?: string | undefined;
}

/**
 * Keeps an exercise, completed or paused. A repetition under the same key gets the one that the first made; what the
 * device has named is gone on with where it is there. Throws `requests.invalid`, `requests.idempotency_key_reused`,
 * `exercise_sessions.completed`, and `exercise_sessions.not_found` for a repetition whose exercise was deleted since.
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
    const claimed = claim && (await claimIdempotencyKey(tx, claim));
    if (claimed && !claimed.isFirst) {
      return createExerciseSessionQueries(tx).find(userId, claimed.resourceName ?? '');
    }
    const session = await keepOrGoOn(tx, { userId, request, values, now });
    if (claim) await saveIdempotentResult(tx, claim, session.id);
    return session;
  });
  assertThat(row, 'exercise_sessions.not_found');
  return presentExerciseSession(row);
}

interface Kept extends Pick<KeepSessionOptions, 'userId' | 'request'> {
  readonly values: SessionValues;
  readonly now: Date;
}

async function keepOrGoOn(tx: Transaction, { userId, request, values, now }: Kept) {
  const queries = createExerciseSessionQueries(tx);
  const { id = createRandomId(), days: said } = request;
  const days = await exercisedDays(tx, userId, said);
  const session = { userId, id, ...values, days, createdAt: now, updatedAt: now };
  if (await queries.insert(session)) return session;
  const before = await queries.lock(userId, id);
  assertThat(before, 'exercise_sessions.not_found');
  return goOnWith(tx, before, { values, days: said, now });
}
