import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { givenOf } from '#server/testing/given-of.ts';

const content = 'I was in my old house. A dog stood by the locked door and I was afraid of it.';

let testApp: TestApp;
let client: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
  client = await signedInClient(testApp);
});
afterAll(() => testApp.close());

const record = (body: object = {}, headers?: Record<string, string>) =>
  client.post('/api/dreams', { userId: client.user.id, content, ...body }, headers);

const countDreams = async () => (await testApp.context.db.select({ id: dreams.id }).from(dreams)).length;

describe('POST /api/dreams', () => {
  it('reads the member’s own symbols once, and so does every other change of a dream', async () => {
    const query = vi.spyOn(testApp.context.pool, 'query');
    const looksDuring = async (change: () => Promise<{ status: number }>) => {
      query.mockClear();
      expect((await change()).status).toBeLessThan(300);
      return query.mock.calls.filter(([asked]) => JSON.stringify(asked).includes('from \\"personal_symbols'))
        .length;
    };
    const { body } = await record();
    expect(await looksDuring(() => record())).toBe(1);
    const path = `/api/dreams/${body.data.id}`;
    expect(await looksDuring(() => client.patch(path, { content: `${content} It rained.` }))).toBe(1);
    expect(await looksDuring(() => client.post(`${path}/readings`, {}))).toBe(1);
    query.mockRestore();
  });

  it('keeps a dream with marks that the server found itself', async () => {
    const { status, body } = await record({ tags: ['night', 'night'], category: 'nightmare' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      userId: client.user.id,
      title: 'I was in my old house',
      content,
      translation: null,
      reading: null,
      isPremiumTranslation: false,
      language: 'en',
      category: 'nightmare',
      tags: ['night'],
    });
    const house = body.data.recognizedSymbols.find((symbol: { id: string }) => symbol.id === 'house');
    expect(house).toMatchObject({ name: 'House', group: 'building', mentions: [{ text: 'house' }] });
    expect(content.slice(house.mentions[0].start, house.mentions[0].end)).toBe('house');
    expect((await client.get(`/api/dreams/${body.data.id}`)).body.data).toEqual(body.data);
  });

  it('keeps what was felt, each once and in one order, and says nothing where nothing was said', async () => {
    const { body } = await record({ feelings: ['shame', 'joy', 'shame'] });
    expect(body.data.feelings).toEqual(['joy', 'shame']);
    expect((await record()).body.data).not.toHaveProperty('feelings');
    const { status, body: refusal } = await record({ feelings: ['boredom'] });
    expect([status, refusal.code]).toEqual([422, 'VALIDATION']);
  });

  it('takes tags as a list or as a text with commas, when it is kept and when it is changed', async () => {
    const { body } = await record({ tags: 'night, old house,, night' });
    expect(body.data.tags).toEqual(['night', 'old house']);
    const changed = await client.patch(`/api/dreams/${body.data.id}`, { tags: 'sea' });
    expect(changed.body.data.tags).toEqual(['sea']);
  });

  it('keeps the structure of a reading that this server gave, and only the text of another', async () => {
    const read = await client.post('/api/translate-dream', { content, userId: client.user.id });
    const { translation, symbols, reading } = read.body;
    const recognizedSymbols = JSON.stringify(symbols);
    const kept = await record({ translation, recognizedSymbols, given: givenOf(read.body) });
    expect(kept.body.data).toMatchObject({ translation, reading, recognizedSymbols: symbols });
    const other = await record({ translation: 'Something I wrote myself.' });
    expect(other.body.data).toMatchObject({ translation: 'Something I wrote myself.', reading: null });
  });

  it('calls a reading premium only where the member is', async () => {
    expect((await record({ isPremiumTranslation: true })).body.data.isPremiumTranslation).toBe(false);
    const premium = await signedInClient(testApp, { subscriptionTier: 'premium' });
    const kept = await premium.post('/api/dreams', {
      userId: premium.user.id,
      content,
      isPremiumTranslation: true,
    });
    expect(kept.body.data.isPremiumTranslation).toBe(true);
  });

  describe('that had to wait on a device', () => {
    it('has its place where it was kept, and once however late it is sent again', async () => {
      const keptAt = testApp.clock.now().toISOString();
      testApp.clock.advance(26 * 60 * 60 * 1000);
      const sent = { keptAt, title: 'From the mountains' };
      const headers = { 'idempotency-key': 'waited' };
      const first = await record(sent, headers);
      expect(first.body.data).toMatchObject({
        createdAt: keptAt,
        updatedAt: testApp.clock.now().toISOString(),
      });
      const before = await countDreams();
      testApp.clock.advance(29 * 24 * 60 * 60 * 1000);
      // Whether it says when it was kept does not make it another dream.
      const again = await record({ title: sent.title }, headers);
      expect([again.status, again.body.data.id]).toEqual([201, first.body.data.id]);
      expect(await countDreams()).toBe(before);
    });

    it.each([
      ['that has not come', 60_000],
      ['before the account', -400 * 24 * 60 * 60 * 1000],
    ])('is of now where its device names a time %s', async (_, offset) => {
      const now = testApp.clock.now();
      const keptAt = new Date(now.getTime() + offset).toISOString();
      expect((await record({ keptAt })).body.data.createdAt).toBe(now.toISOString());
    });
  });

  it.each([
    [{ content: '   ' }, 422, 'dreams.empty'],
    [{ content: 'a'.repeat(5001) }, 422, 'requests.invalid'],
    [{ recognizedSymbols: '[{"id":' }, 422, 'requests.invalid'],
    [{ recognizedSymbols: '{"id":"house"}' }, 422, 'requests.invalid'],
    [{ recognizedSymbols: '[{"name":"House"},null]' }, 422, 'requests.invalid'],
    [{ category: 'boring' }, 422, 'requests.invalid'],
    [{ userId: 2_000_000_000 }, 403, 'requests.user_mismatch'],
  ])('refuses %j', async (body, status, reason) => {
    const before = await countDreams();
    expect(await record(body)).toMatchObject({ status, body: { success: false, reason } });
    expect(await countDreams()).toBe(before);
  });

  it('says what is missing in the words of the catalogue', async () => {
    expect((await record({ content: '\n ' })).body.message).toBe('Please enter your dream before saving.');
  });
});

describe('a repeated save', () => {
  const withKey = (key: string) => ({ 'idempotency-key': key });

  it('keeps one dream, also when twenty come together', async () => {
    const before = await countDreams();
    const answers = await Promise.all(Array.from({ length: 20 }, () => record({}, withKey('together'))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await countDreams()).toBe(before + 1);
  });

  it('refuses another dream under the same key, and takes the key of another member', async () => {
    await record({}, withKey('mine'));
    const other = await record({ title: 'Another' }, withKey('mine'));
    expect(other).toMatchObject({ status: 409, body: { reason: 'requests.idempotency_key_reused' } });
    const stranger = await signedInClient(testApp);
    const own = await stranger.post('/api/dreams', { userId: stranger.user.id, content }, withKey('mine'));
    expect(own).toMatchObject({ status: 201, body: { data: { userId: stranger.user.id } } });
  });

  it('may use the key again after a month', async () => {
    const first = await record({}, withKey('daily'));
    testApp.clock.advance(20 * 24 * 60 * 60 * 1000);
    // Whoever comes by now and then stays signed in.
    await client.get('/api/user');
    testApp.clock.advance(10 * 24 * 60 * 60 * 1000 + 1);
    const second = await record({ title: 'Another' }, withKey('daily'));
    expect(second.status).toBe(201);
    expect(second.body.data.id).not.toBe(first.body.data.id);
  });

  it('does not bring back a dream that was deleted since', async () => {
    const { body } = await record({}, withKey('deleted'));
    await client.delete(`/api/dreams/${body.data.id}`);
    expect(await record({}, withKey('deleted'))).toMatchObject({ status: 404 });
  });

  it('refuses a key that is no key', async () => {
    expect(await record({}, withKey('a'.repeat(201)))).toMatchObject({ status: 422 });
    expect(await record({}, withKey('two words'))).toMatchObject({ status: 422 });
  });
});
