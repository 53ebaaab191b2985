import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';

/** Tells this lock from other advisory locks; any constant does. */
const symbolsLock = 20_260_006;

/** Lines up additions to one member's symbols until the transaction ends, so that their number stays within bounds. */
export async function lockPersonalSymbols(tx: Transaction, userId: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${symbolsLock}, ${userId})`);
}
