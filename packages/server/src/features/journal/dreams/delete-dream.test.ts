import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { eraseDeletedDreams } from './erase-deleted-dreams.ts';

const day = 24 * 60 * 60 * 1000;

const testApp: TestApp = await buildTestApp();
afterAll(() => testApp.close());

let client: SignedInClient;
let id: number;

beforeEach(async () => {
  client = await signedInClient(testApp);
  const { body } = await client.post('/api/dreams', {
    userId: client.user.id,
    content: 'A dog swam across the lake.',
    tags: ['water'],
  });
  id = body.data.id;
});

const facets = async () => (await client.get('/api/dreams/facets')).body.data;
const journal = async () => (await client.get('/api/dreams?q=lake')).body.data.items;
const rows = async () =>
  (await testApp.context.db.select({ id: dreams.id }).from(dreams)).map((row) => row.id);

describe('DELETE /api/dreams/:id', () => {
  it('takes the dream out of journal, search and facets, and tells how long it can come back', async () => {
    const { body } = await client.delete(`/api/dreams/${id}`);
    expect(body.data).toEqual({
      id,
      restorableUntil: new Date(testApp.clock.now().getTime() + day).toISOString(),
    });
    expect((await client.get(`/api/dreams/${id}`)).status).toBe(404);
    expect(await journal()).toEqual([]);
    expect(await facets()).toEqual({ total: 0, categories: [], tags: [], symbols: [], languages: [] });
    expect((await client.delete(`/api/dreams/${id}`)).status).toBe(404);
  });

  it('can be undone for a day, more than once', async () => {
    const before = await facets();
    await client.delete(`/api/dreams/${id}`);
    testApp.clock.advance(day - 1);
    expect((await client.post(`/api/dreams/${id}/restore`)).body.data.id).toBe(id);
    expect((await client.post(`/api/dreams/${id}/restore`)).status).toBe(200);
    expect(await facets()).toEqual(before);
    expect(await journal()).toHaveLength(1);
  });

  it('is final after a day, and then erased', async () => {
    await client.delete(`/api/dreams/${id}`);
    testApp.clock.advance(day - 1);
    await eraseDeletedDreams(testApp.context);
    expect(await rows()).toContain(id);
    testApp.clock.advance(1);
    expect((await client.post(`/api/dreams/${id}/restore`)).status).toBe(404);
    expect(await eraseDeletedDreams(testApp.context)).toBeGreaterThan(0);
    expect(await rows()).not.toContain(id);
  });
});

describe('GET /api/dreams/facets', () => {
  it('counts what each change leaves', async () => {
    const content = 'A dog swam across the lake.';
    await client.post('/api/dreams', {
      userId: client.user.id,
      content,
      category: 'dark',
      tags: ['water', 'b'],
    });
    const { body } = await client.post('/api/dreams', { userId: client.user.id, content });
    await client.patch(`/api/dreams/${body.data.id}`, { tags: ['b'], category: 'dark' });
    await client.patch(`/api/dreams/${id}`, { tags: [] });
    expect(await facets()).toMatchObject({
      total: 3,
      categories: [{ value: 'dark', count: 2 }],
      tags: [
        { value: 'b', count: 2 },
        { value: 'water', count: 1 },
      ],
      symbols: expect.arrayContaining([{ value: 'dog', name: 'Dog', count: 3 }]),
      languages: [{ value: 'en', count: 3 }],
    });
  });
});
