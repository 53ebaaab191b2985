import { type CannedAnswer, type CannedAnswerValues, limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { CannedAnswerRow } from '#server/db/tables/tickets/canned-answers.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { violatedConstraint } from '#server/db/violated-constraint.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { createCannedAnswerQueries } from './canned-answers.queries.ts';

type Parts = Pick<AppContext, 'db' | 'clock'>;

/** All canned answers, by name. */
export async function listCannedAnswers({ db }: Pick<AppContext, 'db'>): Promise<{ items: CannedAnswer[] }> {
  return { items: (await createCannedAnswerQueries(db).list()).map(present) };
}

/** Writes one. Throws `canned_answers.name_taken`, `canned_answers.too_many`. */
export function writeCannedAnswer(
  parts: Parts,
  actor: Actor,
  values: CannedAnswerValues,
): Promise<CannedAnswer> {
  return keeping(parts, { actor, action: 'canned_answer.written' }, async (tx, now) => {
    const queries = createCannedAnswerQueries(tx);
    assertThat((await queries.count()) < limits.cannedAnswer.most, 'canned_answers.too_many');
    const row = await queries.insert(values, now);
    invariant(row, 'an insert returns its row');
    return row;
  });
}

interface ChangeRequest extends CannedAnswerValues {
  readonly id: number;
  readonly version: number;
}

/**
 * Changes one that nobody has changed since. Throws `canned_answers.not_found`, `canned_answers.name_taken`,
 * `canned_answers.changed_meanwhile`.
 */
export function changeCannedAnswer(
  parts: Parts,
  actor: Actor,
  { id, version, ...values }: ChangeRequest,
): Promise<CannedAnswer> {
  return keeping(parts, { actor, action: 'canned_answer.changed' }, async (tx, now) => {
    const queries = createCannedAnswerQueries(tx);
    const row = await queries.update({ id, version }, values, now);
    if (row) return row;
    throw new AppError(
      (await queries.exists(id)) ? 'canned_answers.changed_meanwhile' : 'canned_answers.not_found',
    );
  });
}

/** Deletes one; answers that were sent stay. Throws `canned_answers.not_found`. */
export async function deleteCannedAnswer({ db, clock }: Parts, actor: Actor, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    assertThat(await createCannedAnswerQueries(tx).delete(id), 'canned_answers.not_found');
    const act = { userId: null, reason: null, details: { cannedAnswer: id }, now: clock.now() };
    await recordAudit(tx, { actor, action: 'canned_answer.deleted', ...act });
  });
}

interface Act {
  readonly actor: Actor;
  readonly action: 'canned_answer.written' | 'canned_answer.changed';
}

async function keeping(
  { db, clock }: Parts,
  act: Act,
  keep: (tx: Transaction, now: Date) => Promise<CannedAnswerRow>,
): Promise<CannedAnswer> {
  const now = clock.now();
  try {
    return await inTransaction(db, async (tx) => {
      const row = await keep(tx, now);
      const details = { cannedAnswer: row.id, version: row.version };
      await recordAudit(tx, { ...act, userId: null, reason: null, details, now });
      return present(row);
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'canned_answers_name') throw error;
    throw new AppError('canned_answers.name_taken');
  }
}

function present({ updatedAt, ...row }: CannedAnswerRow): CannedAnswer {
  return { ...row, updatedAt: updatedAt.toISOString() };
}
