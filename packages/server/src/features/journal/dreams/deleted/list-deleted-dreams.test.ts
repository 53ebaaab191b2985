import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const hour = 60 * 60 * 1000;

async function deleteNew(client: SignedInClient, content: string): Promise<number> {
  const { body } = await client.post('/api/dreams', { userId: client.user.id, content });
  await client.delete(`/api/dreams/${body.data.id}`);
  return body.data.id;
}
const list = async (client: SignedInClient, query = '') =>
  (await client.get(`/api/dreams/deleted${query}`)).body.data;

it('lists what can still be brought back, last deleted first, page by page', async () => {
  const client = await signedInClient(testApp);
  const ids: number[] = [];
  for (const content of ['A dog ran.', 'A house burned.', 'The sea was calm.']) {
    ids.unshift(await deleteNew(client, content));
    testApp.clock.advance(hour);
  }
  const first = await list(client, '?limit=2');
  const second = await list(client, `?limit=2&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items].map(({ id }: { id: number }) => id)).toEqual(ids);
  expect([first.total, second.total, second.nextCursor]).toEqual([3, 3, null]);
  const [newest] = first.items;
  expect(newest).toMatchObject({ title: 'The sea was calm', excerpt: 'The sea was calm.', language: 'en' });
  expect(Date.parse(newest.restorableUntil) - Date.parse(newest.deletedAt)).toBe(24 * hour);
  expect((await client.get('/api/dreams/deleted?cursor=none')).body.reason).toBe('requests.invalid');
});

it('holds neither dreams of the journal, nor those of others, nor what is gone for good', async () => {
  const client = await signedInClient(testApp);
  const stranger = await signedInClient(testApp);
  await client.post('/api/dreams', { userId: client.user.id, content: 'Kept.' });
  await deleteNew(stranger, 'Of somebody else.');
  const id = await deleteNew(client, 'Deleted.');
  expect((await list(client)).items.map((item: { id: number }) => item.id)).toEqual([id]);
  await client.post(`/api/dreams/${id}/restore`);
  expect(await list(client)).toEqual({ items: [], nextCursor: null, total: 0 });
  await client.delete(`/api/dreams/${id}`);
  testApp.clock.advance(24 * hour);
  expect(await list(client)).toEqual({ items: [], nextCursor: null, total: 0 });
  expect((await client.post(`/api/dreams/${id}/restore`)).status).toBe(404);
});
