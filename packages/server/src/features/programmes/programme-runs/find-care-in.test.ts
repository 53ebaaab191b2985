import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { downloadExport } from '../../data/imports/testing/download-export.ts';
import { staged } from '../../data/imports/testing/import-files.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
  testApp.clock.set(new Date('2026-11-20T12:00:00Z'));
});
afterAll(() => testApp.close());

const before = { nightmareNights: 1, distress: 1, sleepLostNights: 0, mastery: 2 };
const heavy = 'I stand on the roof. I do not want to live any more.';
const calm = 'The wave slows down and I walk along it.';

async function began(): Promise<{ client: SignedInClient; path: string }> {
  const client = await signedInClient(testApp, { timezone: 'UTC' });
  const { body } = await client.post('/api/programmes/nightmares/runs', { before });
  return { client, path: `/api/programmes/nightmares/runs/${body.data.id}` };
}

it('points out help beside a dream that is written anew, keeps it whole, and takes that back with the words', async () => {
  const { client, path } = await began();
  expect((await client.patch(path, { writing: calm })).body.data.needsCare).toBe(false);
  const { status, body } = await client.patch(path, { writing: heavy });
  expect([status, body.data.writing, body.data.needsCare]).toEqual([200, heavy, true]);
  expect((await client.get(path)).body.data).toMatchObject({ needsCare: true, needsHelp: false });
  // Another text leaves it as it is.
  expect((await client.patch(path, { question: 'What does the sea want?' })).body.data.needsCare).toBe(true);
  expect((await client.patch(path, { writing: calm })).body.data.needsCare).toBe(false);
});

it('does so beside the note of a day, in either language', async () => {
  const { client, path } = await began();
  const note = (text: string) => client.put(`${path}/days/2026-11-20`, { done: ['choose'], note: text });
  const told = (await note('No quiero seguir viviendo.')).body.data;
  expect([told.days[0].note, told.needsCare]).toEqual(['No quiero seguir viviendo.', true]);
  expect((await note('')).body.data.needsCare).toBe(false);
});

it('does so again where a run comes back from an export', async () => {
  const { client, path } = await began();
  await client.patch(path, { writing: heavy });
  const content = await downloadExport(testApp, client);
  const reader = await signedInClient(testApp, { timezone: 'UTC' });
  const view = await staged(reader, { name: 'chitta.zip', content });
  await reader.post(`/api/imports/${view.id}/start`);
  const [run] = (await reader.get('/api/programmes/nightmares/runs')).body.data.items;
  expect([run.writing, run.needsCare]).toEqual([heavy, true]);
});
