import type { Transaction } from '#server/db/client.ts';
import { createLedgerQueries, heldRowsOf, rowsOf } from './ledger.queries.ts';

/** Keeps back everything that has not gone out to a suspended affiliate. Call it with them locked. */
export async function holdCommissions(tx: Transaction, userId: number): Promise<void> {
  const open = rowsOf(userId, 'pending', 'approved');
  await createLedgerQueries(tx).move(open, { state: 'held', reason: 'suspended' });
}

/** Lets what was kept back for that go on from where commissions begin; the next round approves what is old enough. */
export async function releaseCommissions(tx: Transaction, userId: number): Promise<void> {
  const held = heldRowsOf(userId, 'suspended');
  await createLedgerQueries(tx).move(held, { state: 'pending', reason: null });
}
