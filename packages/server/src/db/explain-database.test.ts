import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { createDatabase } from './client.ts';
import { explainDatabase } from './explain-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
});
afterAll(() => database.drop());

/** What is said of an address that cannot be used. */
async function failureOf(address: string): Promise<string | undefined> {
  const { db, close } = createDatabase(address, { connectTimeoutMs: 500 });
  const error: unknown = await db.execute('SELECT 1').then(
    () => null,
    (failure: unknown) => failure,
  );
  await close();
  return explainDatabase(error);
}

function changed(change: (address: URL) => void): string {
  const address = new URL(database.connectionString);
  change(address);
  return address.href;
}

describe('explainDatabase', () => {
  it('has a sentence for every way in which an address can be wrong', async () => {
    const missing = changed((address) => {
      address.pathname = '/nothing';
    });
    expect(await failureOf(missing)).toMatch(/is not there \(database "nothing" does not exist\)/);
    expect(await failureOf('postgres://a@127.0.0.1:1/b')).toMatch(/^The database at 127.0.0.1:1 does not/);
    expect(await failureOf('postgres://a@nowhere.invalid/b')).toMatch(/called nowhere\.invalid|name nowhere/);
    const noSocket = changed((address) => address.searchParams.set('host', '/nowhere'));
    expect(await failureOf(noSocket)).toContain('No PostgreSQL listens at /nowhere/.s.PGSQL');
    const stranger = changed((address) => {
      address.username = 'stranger';
    });
    expect(await failureOf(stranger)).toMatch(/refuses the user.*stranger/);
  });

  it('says what a role must be that is not the owner', async () => {
    const making = database.pool.query('CREATE TABLE pg_catalog.boxes ()');
    const error: unknown = await making.catch((failure: unknown) => failure);
    expect(explainDatabase(error)).toMatch(/own the database: ALTER DATABASE/);
  });

  it('leaves other errors alone', () => {
    expect(explainDatabase(new TypeError('x is undefined'))).toBeUndefined();
    expect(explainDatabase(Object.assign(new Error('no file'), { code: 'ENOENT' }))).toBeUndefined();
    expect(explainDatabase('ECONNREFUSED')).toBeUndefined();
  });
});
