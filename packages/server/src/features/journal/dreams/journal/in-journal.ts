import { sql } from 'drizzle-orm';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';

/** Tells this lock from other advisory locks; any constant does. */
const journalLock = 20_260_002;

/**
 * Lines up the changes of one member's journal until the transaction ends, so that shards and counters, which many
 * rows share, are changed by one at a time. Other members are not kept waiting.
 */
export async function lockJournal(tx: Transaction, userId: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${journalLock}, ${userId})`);
}

/**
 * Runs a transaction that changes one member's journal, alone: shards and counters, which many rows share, are changed
 * by one at a time. Within a node changes wait in line without a connection, so that a member who sends many at once
 * keeps one of the pool's; between nodes they wait for the journal's lock. Throws `requests.too_many` where too many
 * wait.
 */
export function inJournal<T>(
  { db, journalQueue }: Pick<AppContext, 'db' | 'journalQueue'>,
  userId: number,
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return journalQueue.run(userId, () =>
    inTransaction(db, async (tx) => {
      await lockJournal(tx, userId);
      return change(tx);
    }),
  );
}
