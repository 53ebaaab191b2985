import type { ImportView } from '@chitta/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { staged } from './testing/import-files.ts';

let testApp: TestApp;
let client: SignedInClient;
let view: ImportView;
let url: string;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

/** More than are kept in one statement. */
const count = 1_100;
const table = [
  'date,title,dream',
  ...Array.from({ length: count }, (_, index) => `05/03/2024,Title ${index},I saw house ${index}.`),
].join('\n');

beforeEach(async () => {
  client = await signedInClient(testApp);
  view = await staged(client, { name: 'dreams.csv', content: table });
  url = `/api/imports/${view.id}`;
});

const swapColumns = () =>
  client.send({ method: 'PATCH', url, payload: { columns: ['date', 'content', 'title'] } });
const texts = async () => {
  const { rows } = await testApp.context.pool.query<{ title: string }>(
    'SELECT title FROM import_entries WHERE import_id = $1 ORDER BY position',
    [view.id],
  );
  return rows.map(({ title }) => title);
};

describe('changing the columns of a long import', () => {
  it('may take longer than other answers', async () => {
    const { http } = testApp.context.config;
    const usual = http.handlerTimeoutMs;
    Object.assign(http, { handlerTimeoutMs: 1 });
    const changed = await swapColumns();
    Object.assign(http, { handlerTimeoutMs: usual });
    expect(changed.status, changed.text).toBe(200);
    expect((await texts()).every((title) => title.startsWith('I saw'))).toBe(true);
  });

  it('keeps all of it or nothing', async () => {
    const before = (await client.get(url)).body.data;
    await testApp.context.pool.query(`
      CREATE FUNCTION break_late() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.position = ${count - 1} THEN RAISE EXCEPTION 'the machine is gone'; END IF;
        RETURN NEW; END $$;
      CREATE TRIGGER break_late BEFORE UPDATE ON import_entries FOR EACH ROW EXECUTE FUNCTION break_late()`);
    const changed = await swapColumns();
    await testApp.context.pool.query('DROP FUNCTION break_late CASCADE');
    expect(changed.status).toBe(500);
    expect((await client.get(url)).body.data).toEqual(before);
    expect((await texts()).every((title) => title.startsWith('Title'))).toBe(true);
    expect((await swapColumns()).body.data.entries[0]).toMatchObject({ title: 'I saw house 0.' });
  });

  it('leaves it in the list and on its page meanwhile', async () => {
    let isOver = false;
    const changed = swapColumns().finally(() => {
      isOver = true;
    });
    const seen: unknown[] = [];
    while (!isOver) seen.push((await client.get(url)).body.data?.state);
    expect((await changed).status).toBe(200);
    expect(new Set(seen)).toEqual(new Set(['ready']));
  });

  it('changes nothing about one that was begun meanwhile', async () => {
    const changed = swapColumns();
    const started = await client.post(`${url}/start`);
    expect(started.body.data, started.text).toMatchObject({ state: 'running' });
    expect((await changed).body).toMatchObject({ reason: 'imports.wrong_state' });
    expect((await client.get(url)).body.data.choices).toEqual(view.choices);
    expect((await client.post(`${url}/cancel`)).status).toBe(200);
  });

  it('keeps what was chosen besides', async () => {
    const [columns, duplicates] = await Promise.all([
      swapColumns(),
      client.send({ method: 'PATCH', url, payload: { leavesOutDuplicates: false } }),
    ]);
    expect([duplicates.status, columns.status]).toEqual([200, 200]);
    const { choices } = (await client.get(url)).body.data;
    expect(choices.leavesOutDuplicates).toBe(false);
    const roles = choices.columns.map(({ role }: { role: string }) => role);
    expect(roles).toEqual(['date', 'content', 'title']);
  });
});
