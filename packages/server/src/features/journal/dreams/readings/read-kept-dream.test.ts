import { readingEngineVersion } from '@chitta/interpretation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

const content = 'I was in my old house. A dog stood by the locked door and I was afraid of it.';
const other = 'I flew over the sea with my grandmother and the water was full of light.';
const day = 24 * 60 * 60 * 1000;

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

async function keep(client: SignedInClient, text = content, more: object = {}): Promise<number> {
  const { body } = await client.post('/api/dreams', { userId: client.user.id, content: text, ...more });
  return body.data.id;
}
const read = (client: SignedInClient, id: number, key?: string, body: object = {}) =>
  client.post(`/api/dreams/${id}/readings`, body, key ? { 'idempotency-key': key } : undefined);
const show = async (client: SignedInClient, id: number) => (await client.get(`/api/dreams/${id}`)).body.data;
const earlier = async (client: SignedInClient, id: number, query = '') =>
  (await client.get(`/api/dreams/${id}/readings${query}`)).body.data;
const used = async (client: SignedInClient) => (await client.get('/api/user')).body.translationsUsed;
const makePremium = (client: SignedInClient) =>
  testApp.context.db.update(users).set({ subscriptionTier: 'premium' }).where(eq(users.id, client.user.id));
const say = (client: SignedInClient, id: number, what: string, payload: object) =>
  client.send({ method: 'PUT', url: `/api/dreams/${id}/${what}`, payload });

describe('POST /api/dreams/:id/readings', () => {
  it('reads a dream that was kept without a reading, keeps it, and counts it', async () => {
    const client = await signedInClient(testApp);
    const id = await keep(client);
    expect(await show(client, id)).toMatchObject({ translation: null, readingOffer: 'first', readAt: null });
    testApp.clock.advance(1000);
    const { status, body } = await read(client, id);
    expect(status).toBe(200);
    expect(body.data.allowance).toMatchObject({ used: 1, limit: 3 });
    const { dream } = body.data;
    expect(dream.translation.length).toBeGreaterThan(100);
    expect(dream).toMatchObject({
      reading: { engineVersion: readingEngineVersion },
      isPremiumTranslation: false,
      readAt: testApp.clock.now().toISOString(),
      readingOffer: null,
      earlierReadings: 0,
    });
    expect(await show(client, id)).toEqual(dream);
    // The same as the editor would have got.
    const { body: fresh } = await client.post('/api/translate-dream', { content });
    expect(dream.translation).toBe(fresh.translation);
    expect((await client.get('/api/dreams')).body.data.items[0]).toMatchObject({
      hasReading: true,
      isReadable: true,
    });
  });

  it('looks back on the dreams before it, not on itself or on those after it', async () => {
    const client = await signedInClient(testApp, { subscriptionTier: 'premium' });
    for (let times = 0; times < 3; times += 1) {
      await keep(client, `${other} It was night number ${times}.`);
      testApp.clock.advance(day);
    }
    const id = await keep(client, other);
    const first = (await read(client, id)).body.data.dream;
    const refs = (text: string) => [...text.matchAll(/"ref":"dream:(\d+)"/g)].map(([, ref]) => Number(ref));
    expect(refs(JSON.stringify(first.reading)).length).toBeGreaterThan(0);
    expect(refs(JSON.stringify(first.reading))).not.toContain(id);
    testApp.clock.advance(day);
    await keep(client, `${other} It was much later.`);
    const again = (await read(client, id)).body.data.dream;
    expect(again.translation).toBe(first.translation);
    expect(again.earlierReadings).toBe(0);
  });

  it('charges a repeated request once, and another text under the same key not at all', async () => {
    const client = await signedInClient(testApp);
    const id = await keep(client);
    const answers = [await read(client, id, 'once'), await read(client, id, 'once')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body.data.dream.translation).toBe(answers[0]?.body.data.dream.translation);
    expect(await used(client)).toBe(1);
    await client.patch(`/api/dreams/${id}`, { content: other });
    expect((await read(client, id, 'once')).body.reason).toBe('requests.idempotency_key_reused');
    expect(await used(client)).toBe(1);
  });

  it('refuses at the limit with the words of the editor, and changes nothing', async () => {
    const client = await signedInClient(testApp);
    for (let times = 0; times < 3; times += 1) await client.post('/api/translate-dream', { content });
    const id = await keep(client);
    expect(await read(client, id)).toMatchObject({
      status: 403,
      body: {
        reason: 'translations.limit_reached',
        message:
          "You've reached your free interpretations limit. Upgrade to premium for unlimited interpretations.",
      },
    });
    expect(await show(client, id)).toMatchObject({ translation: null, readingOffer: 'first' });
  });

  it('never gives more readings than are left, however many ask at once', async () => {
    const client = await signedInClient(testApp);
    const ids = await Promise.all(Array.from({ length: 8 }, () => keep(client)));
    const answers = await Promise.all(ids.map((id) => read(client, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    const shown = await Promise.all(ids.map((id) => show(client, id)));
    expect(shown.filter(({ translation }) => translation !== null)).toHaveLength(3);
  });

  it.each([
    [
      'A dog.',
      'translations.too_short',
      'Please provide at least 20 characters for accurate interpretation.',
    ],
    [
      'We walked on. '.repeat(400),
      'translations.too_long',
      'Please limit your dream description to 5000 characters.',
    ],
  ])('says plainly what cannot be read: %.14s', async (text, reason, message) => {
    const client = await signedInClient(testApp);
    const id = await keep(client);
    // As an import brings it.
    await testApp.context.db.update(dreams).set({ content: text }).where(eq(dreams.id, id));
    expect(await read(client, id)).toMatchObject({ status: 422, body: { reason, message } });
    expect(await used(client)).toBe(0);
    expect((await client.get('/api/dreams')).body.data.items[0]).toMatchObject({ isReadable: false });
  });

  it('reads nobody else’s dream, and none that is deleted', async () => {
    const client = await signedInClient(testApp);
    const stranger = await signedInClient(testApp);
    const id = await keep(client);
    for (const answer of [await read(stranger, id), await stranger.get(`/api/dreams/${id}/readings`)])
      expect(answer).toMatchObject({ status: 404, body: { reason: 'dreams.not_found' } });
    expect(await used(stranger)).toBe(0);
    await client.delete(`/api/dreams/${id}`);
    expect(await read(client, id)).toMatchObject({ status: 404 });
    expect(await used(client)).toBe(0);
  });

  it('finds the dream by what its reading has marked, as its counters tell', async () => {
    const client = await signedInClient(testApp);
    const id = await keep(client);
    // Marked by a dictionary of before.
    await testApp.context.db
      .update(dreams)
      .set({ recognizedSymbols: [], symbolIds: [] })
      .where(eq(dreams.id, id));
    await read(client, id);
    const found = await client.get('/api/dreams?symbol=dog');
    expect(found.body.data.items.map((item: { id: number }) => item.id)).toEqual([id]);
  });
});

describe('reading again', () => {
  it('is offered after a change of the text, and keeps the earlier reading', async () => {
    const client = await signedInClient(testApp);
    const id = await keep(client);
    const first = (await read(client, id)).body.data.dream;
    testApp.clock.advance(1000);
    await client.patch(`/api/dreams/${id}`, { content: other });
    expect(await show(client, id)).toMatchObject({
      readingOffer: 'text',
      translation: first.translation,
      readAt: first.readAt,
    });
    const second = (await read(client, id)).body.data.dream;
    expect(second.translation).not.toBe(first.translation);
    expect(second).toMatchObject({ readingOffer: null, earlierReadings: 1 });
    expect(await earlier(client, id)).toEqual({
      items: [
        {
          id: expect.any(Number),
          translation: first.translation,
          language: 'en',
          isPremiumTranslation: false,
          engineVersion: null,
          readAt: first.readAt,
          answer: null,
          deed: null,
          verdict: null,
          change: '',
        },
      ],
      nextCursor: null,
    });
  });

  it('is offered to those who have premium now, and made at its level', async () => {
    const client = await signedInClient(testApp);
    const id = await keep(client, `${content} ${other}`);
    const free = (await read(client, id)).body.data.dream;
    await makePremium(client);
    expect(await show(client, id)).toMatchObject({ readingOffer: 'premium' });
    const { dream, allowance } = (await read(client, id)).body.data;
    expect(allowance.limit).toBeNull();
    expect(dream).toMatchObject({ isPremiumTranslation: true, readingOffer: null, earlierReadings: 1 });
    expect(dream.translation.length).toBeGreaterThan(free.translation.length);
    expect((await earlier(client, id)).items[0]).toMatchObject({
      translation: free.translation,
      isPremiumTranslation: false,
      engineVersion: readingEngineVersion,
    });
  });

  it('is offered when the engine is a newer one, and keeps no second copy of the same words', async () => {
    const client = await signedInClient(testApp);
    const id = await keep(client);
    const first = (await read(client, id)).body.data.dream;
    const { db } = testApp.context;
    await db.update(dreams).set({ engineVersion: '1' }).where(eq(dreams.id, id));
    expect(await show(client, id)).toMatchObject({ readingOffer: 'engine' });
    const again = (await read(client, id)).body.data.dream;
    expect(again).toMatchObject({
      translation: first.translation,
      readingOffer: null,
      earlierReadings: 0,
    });
    await db
      .update(dreams)
      .set({ engineVersion: '1', translation: 'As it was said then.' })
      .where(eq(dreams.id, id));
    await read(client, id);
    expect((await earlier(client, id)).items[0]).toMatchObject({
      translation: 'As it was said then.',
      engineVersion: '1',
    });
  });

  it('takes what was said of the earlier reading along, and lets the new one be answered for itself', async () => {
    const client = await signedInClient(testApp);
    const id = await keep(client);
    await read(client, id);
    await say(client, id, 'answer', { text: 'I rang my brother.' });
    await say(client, id, 'deed', { state: 'done' });
    await say(client, id, 'fit', { verdict: 'partly', change: 'We talk again.', misfits: ['dog'] });
    await client.patch(`/api/dreams/${id}`, { content: other });
    await read(client, id);
    expect((await client.get(`/api/dreams/${id}/follow-up`)).body.data).toMatchObject({
      answer: null,
      deed: null,
      fit: null,
    });
    const said = { answer: 'I rang my brother.', deed: 'done', verdict: 'partly', change: 'We talk again.' };
    expect((await earlier(client, id)).items[0]).toMatchObject(said);
    await say(client, id, 'answer', { text: 'Another answer.' });
    const { items } = (await client.get('/api/timeline')).body.data;
    const texts = items.map(({ kind, excerpt }: { kind: string; excerpt: string }) => `${kind}: ${excerpt}`);
    expect(texts).toEqual(
      expect.arrayContaining([
        'answer: I rang my brother.',
        'answer: Another answer.',
        'change: We talk again.',
      ]),
    );
  });

  it('lists earlier readings page by page, and they go and come back with their dream', async () => {
    const client = await signedInClient(testApp, { subscriptionTier: 'premium' });
    const id = await keep(client);
    for (const text of [content, other, content, other]) {
      await client.patch(`/api/dreams/${id}`, { content: text });
      await read(client, id);
    }
    const query = vi.spyOn(testApp.context.pool, 'query');
    const first = await earlier(client, id, '?limit=2');
    const asked = JSON.stringify(query.mock.calls);
    query.mockRestore();
    expect(asked).toContain('dreams');
    // Neither the text of the dream nor its reading, which it holds as well.
    expect(asked).not.toContain('content');
    const second = await earlier(client, id, `?limit=2&cursor=${first.nextCursor}`);
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([2, 1, null]);
    const ids = [...first.items, ...second.items].map((item: { id: number }) => item.id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect((await client.get(`/api/dreams/${id}/readings?cursor=none`)).body.reason).toBe('requests.invalid');
    await client.delete(`/api/dreams/${id}`);
    expect((await client.get(`/api/dreams/${id}/readings`)).status).toBe(404);
    const { body } = await client.post(`/api/dreams/${id}/restore`);
    expect(body.data.earlierReadings).toBe(3);
  });
});
