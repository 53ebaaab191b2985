import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { forgetImportsJob } from './forget-imports.job.ts';
import { staged, tableOf } from './testing/import-files.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const hour = 60 * 60 * 1000;
const entries = async () =>
  (await testApp.context.pool.query('SELECT count(*)::integer AS n FROM import_entries')).rows[0].n;

it('forgets what was not begun after a day, and the entries of what was after a week', async () => {
  const job = forgetImportsJob(testApp.context);
  const [one, other] = [await signedInClient(testApp), await signedInClient(testApp)];
  const waiting = await staged(one, { name: 'dreams.csv', content: tableOf(2) });
  const taken = await staged(other, { name: 'dreams.csv', content: tableOf(3) });
  await other.post(`/api/imports/${taken.id}/start`);
  testApp.clock.advance(23 * hour);
  await job.run();
  expect(await entries()).toBe(5);
  testApp.clock.advance(2 * hour);
  await job.run();
  expect(await entries()).toBe(3);
  expect((await one.get(`/api/imports/${waiting.id}`)).status).toBe(404);
  testApp.clock.advance(7 * 24 * hour);
  await job.run();
  expect(await entries()).toBe(0);
  expect((await other.get('/api/imports')).body.data.items).toMatchObject([{ state: 'done', written: 3 }]);
  expect((await other.get('/api/dreams/facets')).body.data.total).toBe(3);
});

it('keeps no second copy of a text that is in the journal', async () => {
  const client = await signedInClient(testApp);
  const { id } = await staged(client, { name: 'dreams.csv', content: tableOf(2) });
  await client.post(`/api/imports/${id}/start`);
  const { rows } = await testApp.context.pool.query(
    'SELECT source FROM import_entries WHERE import_id = $1',
    [id],
  );
  expect(rows).toEqual([{ source: null }, { source: null }]);
});
