import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { buildUser } from './factories.ts';
import { readTableState, readTableWrites } from './table-state.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
  for (const username of ['ada', 'bea', 'cleo']) await buildUser(testApp, { username });
});
afterAll(() => testApp.close());

const write = (statement: string) => testApp.context.pool.query(statement);

describe.each([['readTableState', readTableState] as const, ['readTableWrites', readTableWrites] as const])(
  '%s',
  (_name, read) => {
    it('stays where nothing is written', async () => {
      const before = await read(testApp.context.pool);
      await write('SELECT * FROM users FOR UPDATE');
      expect(await read(testApp.context.pool)).toEqual(before);
      expect(before).toHaveProperty('users');
    });

    it.each([
      ['a changed row', "UPDATE users SET timezone = 'Europe/Rome' WHERE username = 'bea'"],
      ['a new row', "INSERT INTO dictionary_loads (language, version) VALUES ('en', '1')"],
      ['a row in place of another', "UPDATE dictionary_loads SET version = '2'"],
      ['a row that is gone', 'DELETE FROM dictionary_loads'],
      [
        'a row deleted and another put in its place',
        `WITH gone AS (DELETE FROM users WHERE username = 'cleo' RETURNING email)
         INSERT INTO users (username, username_key, email, email_key) SELECT 'dora', 'dora', 'd@example.org', 'd@example.org' FROM gone`,
      ],
    ])('tells %s', async (_case, statement) => {
      const before = await read(testApp.context.pool);
      await write(statement);
      expect(await read(testApp.context.pool)).not.toEqual(before);
      // For the next kind of reading.
      await write("UPDATE users SET timezone = 'UTC' WHERE username = 'bea'");
      await write("UPDATE users SET username = 'cleo' WHERE username = 'dora'");
    });
  },
);

it('tells also a row that is written again as it was', async () => {
  const before = await readTableWrites(testApp.context.pool);
  await write('UPDATE users SET username = username');
  expect(await readTableWrites(testApp.context.pool)).not.toEqual(before);
});
