import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createDatabaseProxy } from '#server/testing/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { createDatabase } from './client.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

const hasty = { maxSilenceMs: 400, askAfterMs: 100, answerMs: 200, everyMs: 20 };
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
});
afterAll(() => database.drop());

function openPool() {
  const { pool, close } = createDatabase(database.connectionString, { patience: hasty, poolSize: 2 });
  onTestFinished(close);
  return pool;
}

describe('a connection that is watched', () => {
  it('is given up when it owes an answer for too long, and another one takes its place', async () => {
    const pool = openPool();
    await expect(pool.query('SELECT pg_sleep(5)')).rejects.toSatisfy(isDatabaseUnavailable);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    expect(pool.totalCount).toBe(1);
  });

  it('may be idle for as long as it likes, also within a transaction', async () => {
    const pool = openPool();
    const client = await pool.connect();
    await client.query('BEGIN');
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    client.release(true);
  });

  it('may take long where PostgreSQL was told that it may', async () => {
    const client = await openPool().connect();
    await client.query('SET statement_timeout = 0');
    await expect(client.query('SELECT pg_sleep(1)')).resolves.toMatchObject({ rowCount: 1 });
    client.release(true);
  });

  it('is not given up for a statement that keeps answering', async () => {
    const pool = openPool();
    const rows = `SELECT pg_sleep(0.02), repeat('x', 10000) FROM generate_series(1, 50)`;
    await expect(pool.query(rows)).resolves.toMatchObject({ rowCount: 50 });
  });
});

it('holds nothing against the database that is our own delay', async () => {
  const pool = openPool();
  const statement = pool.query('SELECT pg_sleep(0.3)');
  await new Promise((resolve) => setTimeout(resolve, 150));
  const end = performance.now() + 600;
  while (performance.now() < end);
  await expect(statement).resolves.toMatchObject({ rowCount: 1 });
});

it('gives every connection up where the database does not answer somebody new either', async () => {
  const proxy = await createDatabaseProxy(database.connectionString);
  const patience = { ...hasty, maxSilenceMs: 60_000 };
  const { pool, close } = createDatabase(proxy.connectionString, { patience, connectTimeoutMs: 300 });
  onTestFinished(close);
  const client = await pool.connect();
  proxy.hang();
  await expect(client.query('SELECT 1')).rejects.toSatisfy(isDatabaseUnavailable);
  client.release();
  expect(pool.totalCount).toBe(0);
});
