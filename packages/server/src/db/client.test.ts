import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { createDatabase } from './client.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
});
afterAll(() => database.drop());

describe('createDatabase', () => {
  it('tells about a connection that breaks while it is lent out, and goes on with another', async () => {
    const broken = Promise.withResolvers<Error>();
    const { pool, close } = createDatabase(database.connectionString, { onIdleError: broken.resolve });
    const client = await pool.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    expect((await broken.promise).message).toContain('terminat');
    client.release(true);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await close();
    await close();
  });

  it('cancels a statement that runs too long', async () => {
    const { pool, close } = createDatabase(database.connectionString, { statementTimeoutMs: 50 });
    await expect(pool.query('SELECT pg_sleep(10)')).rejects.toThrow('statement timeout');
    await close();
  });
});
