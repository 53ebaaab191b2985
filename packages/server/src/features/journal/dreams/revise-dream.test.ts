import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

const content = 'I was in my old house. A dog stood by the locked door and I was afraid of it.';

let testApp: TestApp;
let client: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
  client = await signedInClient(testApp);
});
afterAll(() => testApp.close());

async function recordRead() {
  const { body: read } = await client.post('/api/translate-dream', { content });
  const { body } = await client.post('/api/dreams', {
    userId: client.user.id,
    content,
    translation: read.translation,
    tags: ['old'],
  });
  return body.data;
}

describe('PATCH /api/dreams/:id', () => {
  it('changes what is named and leaves the rest', async () => {
    const dream = await recordRead();
    testApp.clock.advance(1000);
    const { body } = await client.patch(`/api/dreams/${dream.id}`, { title: 'Mine', category: 'lucid' });
    expect(body.data).toEqual({
      ...dream,
      title: 'Mine',
      category: 'lucid',
      updatedAt: testApp.clock.now().toISOString(),
    });
    const again = await client.patch(`/api/dreams/${dream.id}`, { title: '', category: null, tags: [] });
    expect(again.body.data).toMatchObject({ title: 'I was in my old house', category: null, tags: [] });
  });

  it('changes what was felt, and takes it back', async () => {
    const dream = await recordRead();
    const felt = await client.patch(`/api/dreams/${dream.id}`, { feelings: ['fear', 'wonder'] });
    expect(felt.body.data.feelings).toEqual(['wonder', 'fear']);
    const titled = await client.patch(`/api/dreams/${dream.id}`, { title: 'Mine' });
    expect(titled.body.data.feelings).toEqual(['wonder', 'fear']);
    const taken = await client.patch(`/api/dreams/${dream.id}`, { feelings: [] });
    expect(taken.body.data).not.toHaveProperty('feelings');
  });

  it('marks a changed text anew and keeps the reading only as the text it was', async () => {
    const dream = await recordRead();
    const { body } = await client.patch(`/api/dreams/${dream.id}`, { content: 'A dog.' });
    const ids = body.data.recognizedSymbols.map((symbol: { id: string }) => symbol.id);
    expect(ids).toEqual(['dog']);
    expect(body.data.recognizedSymbols[0].mentions).toMatchObject([{ start: 2, end: 5, text: 'dog' }]);
    expect(body.data).toMatchObject({ translation: dream.translation, reading: null });
    const found = await client.get('/api/dreams?q=locked');
    expect(found.body.data.items.map((item: { id: number }) => item.id)).not.toContain(dream.id);
  });

  it('does not write over what came after the dream that was changed', async () => {
    const dream = await recordRead();
    testApp.clock.advance(1000);
    const elsewhere = await client.patch(`/api/dreams/${dream.id}`, { title: 'From the desk' });
    const changes = { title: 'From the phone', content: 'A cat.', basedOn: dream.updatedAt };
    const late = await client.patch(`/api/dreams/${dream.id}`, changes);
    expect([late.status, late.body.reason]).toEqual([409, 'dreams.changed_meanwhile']);
    expect((await client.get(`/api/dreams/${dream.id}`)).body.data).toEqual(elsewhere.body.data);
    const knowing = { ...changes, basedOn: elsewhere.body.data.updatedAt };
    const { body } = await client.patch(`/api/dreams/${dream.id}`, knowing);
    expect(body.data).toMatchObject({ title: 'From the phone', content: 'A cat.' });
  });

  it('keeps the reading when the same text is sent', async () => {
    const dream = await recordRead();
    const { body } = await client.patch(`/api/dreams/${dream.id}`, { content });
    expect(body.data.reading).toEqual(dream.reading);
  });

  it('lets a long dream that came from elsewhere stay long, and nothing else grow beyond the limit', async () => {
    const dream = await recordRead();
    const long = `${content} ${'We walked on. '.repeat(1000)}`.trim();
    const grown = await client.patch(`/api/dreams/${dream.id}`, { content: long });
    expect(grown).toMatchObject({
      status: 422,
      body: {
        reason: 'requests.invalid',
        details: [{ path: 'content', message: 'Please limit your dream description to 5000 characters.' }],
      },
    });
    expect((await client.get(`/api/dreams/${dream.id}`)).body.data.content).toBe(content);

    const { db } = testApp.context;
    await db.update(dreams).set({ content: long }).where(eq(dreams.id, dream.id));
    const mended = `${long} A dog barked at last.`;
    const answer = await client.patch(`/api/dreams/${dream.id}`, { content: mended, title: 'Long' });
    expect(answer).toMatchObject({ status: 200, body: { data: { content: mended, title: 'Long' } } });
    const most = await client.patch(`/api/dreams/${dream.id}`, { content: 'ñ'.repeat(50_000) });
    expect(most.status).toBe(200);
    const beyond = await client.patch(`/api/dreams/${dream.id}`, { content: 'ñ'.repeat(50_001) });
    expect(beyond).toMatchObject({ status: 422, body: { reason: 'requests.invalid' } });
    const { body } = await client.patch(`/api/dreams/${dream.id}`, { content });
    expect(body.data.content).toBe(content);
    expect((await client.patch(`/api/dreams/${dream.id}`, { content: long })).status).toBe(422);
  });

  it('refuses an empty text and dreams of others', async () => {
    const dream = await recordRead();
    const empty = await client.patch(`/api/dreams/${dream.id}`, { content: ' ' });
    expect(empty).toMatchObject({ status: 422, body: { reason: 'dreams.empty' } });
    const stranger = await signedInClient(testApp);
    for (const answer of [
      await stranger.get(`/api/dreams/${dream.id}`),
      await stranger.patch(`/api/dreams/${dream.id}`, { title: 'Taken' }),
      await stranger.delete(`/api/dreams/${dream.id}`),
      await stranger.post(`/api/dreams/${dream.id}/restore`),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { reason: 'dreams.not_found' } });
    }
    expect((await client.get(`/api/dreams/${dream.id}`)).body.data.title).toBe(dream.title);
  });
});
