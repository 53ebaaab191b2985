import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { oneAtATime } from './one-at-a-time.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('starts a statement when the one before has ended, whatever became of that', async () => {
  const connection = await database.pool.connect();
  try {
    const running = { now: 0, most: 0 };
    const send = connection.query.bind(connection) as (text: string) => Promise<{ rows: unknown[] }>;
    connection.query = (async (text: string) => {
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      return send(text).finally(() => {
        running.now -= 1;
      });
    }) as unknown as typeof connection.query;
    const client = oneAtATime(connection);
    const results = await Promise.allSettled([
      client.query('SELECT 1 AS one'),
      client.query('SELECT 1 / 0'),
      client.query('SELECT 2 AS one'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(results[2]).toMatchObject({ value: { rows: [{ one: 2 }] } });
    expect(running.most).toBe(1);
  } finally {
    connection.release(true);
  }
});
