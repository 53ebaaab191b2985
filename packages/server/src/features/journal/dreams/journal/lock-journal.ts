import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';

/** Tells this lock from other advisory locks; any constant does. */
const journalLock = 20_260_002;

/**
 * Lines up the changes of one member's journal until the transaction ends, so that shards and counters, which many
 * rows share, are changed by one at a time. Other members are not kept waiting.
 */
export async function lockJournal(tx: Transaction, userId: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${journalLock}, ${userId})`);
}
