import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import { assertStillAsked } from './answers-until.ts';
import type { Database, Transaction } from './client.ts';

/** What waits for the commit of the running transaction. */
const running = new AsyncLocalStorage<(() => void)[]>();

/** A programming error: a second transaction was opened inside the first. */
export class NestedTransactionError extends Error {
  constructor() {
    super('A transaction was opened inside another one. Pass the inner handle on instead.');
    this.name = 'NestedTransactionError';
  }
}

/**
 * Runs `work` in one transaction: all of it is kept or none. Commit is awaited before the promise resolves, so
 * what was answered after it is on disk; and where whoever asked was told meanwhile that it took too long, nothing is
 * kept. Inside, only the inner handle may be used: a transaction opened on the outer one could wait for a connection
 * that this one holds, and would not see its rows.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  if (running.getStore()) throw new NestedTransactionError();
  const waiting: (() => void)[] = [];
  const result = await running.run(waiting, () => onOneConnection(db, work));
  for (const task of waiting) task();
  return result;
}

/**
 * A transaction on a connection of its own, which goes back to the pool only where it is known to be in order: one whose
 * transaction did not end would hand it on to whoever comes next, and one that broke would never be given back at all.
 */
export async function onOneConnection<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  // Nothing is begun for whoever was told already that nothing came of it.
  assertStillAsked();
  const client = await db.$client.connect();
  let isInOrder = false;
  try {
    const result = await drizzle({ client }).transaction(async (tx) => {
      const made = await work(tx);
      assertStillAsked();
      return made;
    });
    isInOrder = true;
    return result;
  } finally {
    client.release(!isInOrder && client.getTransactionStatus() !== 'I');
  }
}

/** Runs `task` once what was written is there for others to see: after the running transaction, or at once. */
export function afterCommit(task: () => void): void {
  const waiting = running.getStore();
  if (waiting) waiting.push(task);
  else task();
}
