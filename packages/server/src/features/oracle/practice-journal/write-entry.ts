import { limits, type PracticeEntry, type WritePracticeEntryRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import {
  claimIdempotencyKey,
  hashRequest,
  saveIdempotentResult,
} from '#server/platform/idempotency/idempotency.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { holdConsultation } from '../consultations/own-consultation.ts';
import { entryValues } from './entry-values.ts';
import { presentEntry } from './practice-journal.presenter.ts';
import { createPracticeJournalQueries, type EntryValues } from './practice-journal.queries.ts';

export interface WriteEntryOptions {
  readonly member: Pick<Member, 'id' | 'timezone'>;
  /** Of the consultation. */
  readonly id: string;
  readonly request: WritePracticeEntryRequest;
  readonly idempotencyKey?: string | undefined;
}

/**
 * Writes down how a practice went, under the next number of its consultation. A repetition under the same key gets the
 * entry that the first one made. Throws `oracle.not_found`, `oracle.no_practice`, `oracle.too_many_entries`,
 * `requests.invalid`, `requests.idempotency_key_reused`, and `oracle.entry_not_found` for a repetition whose entry was
 * deleted since.
 */
export async function writeEntry(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { member, id, request, idempotencyKey: key }: WriteEntryOptions,
): Promise<PracticeEntry> {
  const now = clock.now();
  const values = entryValues(request, member, now);
  const claim = key !== undefined && {
    userId: member.id,
    endpoint: 'POST /api/oracle/consultations/:id/practice-entries',
    key,
    requestHash: hashRequest({ id, ...request }),
    now,
  };
  const row = await inTransaction(db, async (tx) => {
    const consultation = await holdConsultation(tx, member.id, id);
    const claimed = claim && (await claimIdempotencyKey(tx, claim));
    if (claimed && !claimed.isFirst) {
      const entryNumber = claimed.resourceId ?? 0;
      return createPracticeJournalQueries(tx).find({ userId: member.id, consultationId: id, entryNumber });
    }
    assertThat(consultation.recommendedExerciseId !== null, 'oracle.no_practice');
    const entry = await insertEntry(tx, { userId: member.id, consultationId: id, values, now });
    if (claim) await saveIdempotentResult(tx, claim, entry.entryNumber);
    return entry;
  });
  assertThat(row, 'oracle.entry_not_found');
  return presentEntry(row);
}

interface InsertOptions {
  readonly userId: number;
  readonly consultationId: string;
  readonly values: EntryValues;
  readonly now: Date;
}

async function insertEntry(tx: Transaction, { userId, consultationId, values, now }: InsertOptions) {
  const queries = createPracticeJournalQueries(tx);
  const count = await queries.count(userId, consultationId);
  assertThat(count < limits.practiceEntry.perConsultation, 'oracle.too_many_entries');
  const entryNumber = await queries.takeNumber(userId, consultationId);
  invariant(entryNumber, 'a locked consultation stays');
  const row = { userId, consultationId, entryNumber, ...values, createdAt: now };
  await queries.insert(row);
  return row;
}
