import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { createDatabase, type Transaction } from './client.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { afterCommit, inTransaction, NestedTransactionError } from './transaction.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
  await database.db.execute(sql`CREATE TABLE boxes (id integer PRIMARY KEY)`);
});
afterAll(() => database.drop());

async function countBoxes(): Promise<number | null> {
  return (await database.db.execute(sql`SELECT id FROM boxes`)).rowCount;
}

describe('inTransaction', () => {
  it('keeps everything or nothing', async () => {
    const failing = inTransaction(database.db, async (tx) => {
      await tx.execute(sql`INSERT INTO boxes VALUES (1)`);
      await tx.execute(sql`INSERT INTO boxes VALUES (1)`);
    });
    await expect(failing).rejects.toThrow();
    expect(await countBoxes()).toBe(0);
    await inTransaction(database.db, (tx) => tx.execute(sql`INSERT INTO boxes VALUES (1), (2)`));
    expect(await countBoxes()).toBe(2);
  });

  it('refuses a second transaction inside the first, which could wait for itself', async () => {
    const nested = inTransaction(database.db, () => inTransaction(database.db, async () => 1));
    await expect(nested).rejects.toBeInstanceOf(NestedTransactionError);
  });
});

describe('a connection that breaks', () => {
  it('is not kept, however often it happens', async () => {
    const small = createDatabase(database.connectionString, { poolSize: 2 });
    const breakOff = (tx: Transaction) =>
      tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid()), pg_sleep(1)`);
    for (let time = 0; time < 5; time += 1) {
      await expect(inTransaction(small.db, breakOff)).rejects.toSatisfy(isDatabaseUnavailable);
    }
    expect(await inTransaction(small.db, async () => 'well')).toBe('well');
    await small.close();
  });
});

describe('afterCommit', () => {
  it('waits for the commit, is dropped with a rollback, and runs at once outside', async () => {
    const seen: (number | null)[] = [];
    const look = async () => void seen.push(await countBoxes());
    let looked = Promise.resolve();
    await inTransaction(database.db, async (tx) => {
      await tx.execute(sql`INSERT INTO boxes VALUES (3)`);
      afterCommit(() => {
        looked = look();
      });
      expect(seen).toEqual([]);
    });
    await looked;
    expect(seen).toEqual([3]);
    const failing = inTransaction(database.db, async () => {
      afterCommit(() => seen.push(-1));
      throw new TypeError('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    afterCommit(() => seen.push(-2));
    expect(seen).toEqual([3, -2]);
  });
});
