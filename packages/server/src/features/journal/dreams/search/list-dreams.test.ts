import type { DreamListItem, Reading } from '@chitta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

const minute = 60 * 1000;

let testApp: TestApp;
let client: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
  testApp.clock.set(new Date('2027-03-01T12:00:00Z'));
  client = await signedInClient(testApp, { timezone: 'America/Bogota' });
  await record('flight', 'I was flying over my old house and my brother waved at me.', { tags: ['air'] });
  await record('dog', "My mother's dog was running in the garden with me. It was happiness.", {
    category: 'light',
    tags: ["it's", 'Mamá'],
  });
  await record('niña', 'Soñábamos con una niña en el corazón de la casa, y el perro no ladraba.', {
    category: 'dark',
  });
  await record('madre', 'Estaba con mi madre/padre en la estación.Luego el tren ya se había ido y lloré.');
});
afterAll(() => testApp.close());

async function record(title: string, content: string, values: object = {}): Promise<number> {
  testApp.clock.advance(minute);
  const { body } = await client.post('/api/dreams', { userId: client.user.id, title, content, ...values });
  return body.data.id;
}

async function list(query: Record<string, string>, by = client): Promise<string[]> {
  const { status, body } = await by.get(`/api/dreams?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body.data.items.map((item: DreamListItem) => item.title);
}

describe('GET /api/dreams', () => {
  it('lists the newest first, with what a line of the journal shows', async () => {
    const { body } = await client.get('/api/dreams');
    expect(body.data.nextCursor).toBeNull();
    expect(body.data.items.map((item: DreamListItem) => item.title)).toEqual([
      'madre',
      'niña',
      'dog',
      'flight',
    ]);
    expect(body.data.items[3]).toMatchObject({
      excerpt: 'I was flying over my old house and my brother waved at me.',
      language: 'en',
      tags: ['air'],
      headline: null,
      hasReading: false,
      createdAt: '2027-03-01T12:01:00.000Z',
    });
    expect(body.data.items[3].symbols).toContainEqual(
      expect.objectContaining({ id: 'house', name: 'House', group: 'building', at: 25, weight: 1 }),
    );
    expect(body.data.items[1].symbols).toContainEqual(
      expect.objectContaining({ id: 'house', name: 'Casa', group: 'building' }),
    );
  });

  it.each([
    [{}, 'You let a habit in.', 'the thought of its reading'],
    [{ care: { kind: 'wish_to_die', strength: 'strong' } }, null, 'no words of care'],
    [
      { care: { kind: 'recent_death', strength: 'gentle' } },
      'You let a habit in.',
      'the thought beside care',
    ],
  ])('says of a dream with a reading %j: %j (%s)', async (more, headline, _what) => {
    const part = (name: 'passage' | 'headline', text: string) => ({
      text,
      part: name,
      paragraph: 0,
      evidence: [],
    });
    const sentences = [part('headline', 'You let a habit in.'), part('passage', 'A dog is a habit.')];
    const reading = { engineVersion: '5', language: 'en', sentences, ...more } as Reading;
    await testApp.context.db.update(dreams).set({ reading }).where(eq(dreams.title, 'flight'));
    for (const query of ['', '?q=flying']) {
      const { body } = await client.get(`/api/dreams${query}`);
      expect(body.data.items.at(-1)).toMatchObject({ title: 'flight', headline });
    }
    await testApp.context.db.update(dreams).set({ reading: null }).where(eq(dreams.title, 'flight'));
  });

  it.each([
    ['FLY', ['flight'], 'another form of the word'],
    ['houses', ['flight'], 'its stem'],
    ['hou', ['flight'], 'the beginning of the last word'],
    ['happine', ['dog'], 'a beginning that is longer than the stem'],
    ['garden run', ['dog'], 'every word, in any order'],
    ['hou garden', [], 'only the last as a beginning'],
    ['mother dog', ['dog'], 'the word before an apostrophe'],
    ['nina', ['niña'], 'a word without its accent'],
    ['NIÑAS', ['niña'], 'a word with accent in capitals'],
    ['corazon', ['niña'], 'a word without its accent'],
    ['soñar', ['niña'], 'another form with accent'],
    ['sonabamos', ['niña'], 'the same form without accent'],
    ['padre', ['madre'], 'a word after a slash'],
    ['luego', ['madre'], 'a word after a full stop without space'],
    ['mama', ['madre', 'dog'], 'a tag, and the symbol of the other'],
    ['madre', ['madre', 'dog'], 'a title or text, or the symbol in the other language'],
    ['in the house with the', ['flight'], 'the words that are not too common'],
    ['!?', [], 'nothing by signs alone'],
    ['   ', ['madre', 'niña', 'dog', 'flight'], 'everything by space alone'],
    ["'; DROP TABLE dreams; --", [], 'nothing by code'],
    ["zebra' | 'dog", [], 'words and no operators'],
  ])('finds by %j %j: %s', async (q, titles) => {
    expect(await list({ q })).toEqual(titles);
  });

  it.each([
    [{ category: 'dark' }, ['niña']],
    [{ tag: "it's" }, ['dog']],
    [{ tag: 'its' }, []],
    [{ symbol: 'house' }, ['niña', 'flight']],
    [{ language: 'es' }, ['madre', 'niña']],
    [{ symbol: 'house', language: 'en' }, ['flight']],
    [{ q: 'dog', category: 'light' }, ['dog']],
    [{ q: 'dog', category: 'dark' }, ['niña']],
    [{ q: 'ladrar', category: 'light' }, []],
    [{ q: 'nina', language: 'en' }, []],
  ])('filters by %j', async (query, titles) => {
    expect(await list(query)).toEqual(titles);
  });

  it("filters by days of the member's time zone, both included", async () => {
    testApp.clock.set(new Date('2027-04-01T04:00:00Z'));
    const other = await signedInClient(testApp, { timezone: 'America/Bogota' });
    for (const [title, time] of [
      ['before', '2027-04-01T04:59:59.999Z'],
      ['first', '2027-04-01T05:00:00.000Z'],
      ['last', '2027-04-03T04:59:59.999Z'],
      ['after', '2027-04-03T05:00:00.000Z'],
    ] as const) {
      testApp.clock.set(new Date(time));
      await other.post('/api/dreams', { userId: other.user.id, title, content: 'A house.' });
    }
    const range = { from: '2027-04-01', to: '2027-04-02' };
    expect(await list(range, other)).toEqual(['last', 'first']);
    expect(await list({ ...range, q: 'house' }, other)).toEqual(['last', 'first']);
    expect(await list({ from: '0001-01-01', to: '9999-12-31', q: 'house' }, other)).toHaveLength(4);
  });

  it('shows nothing of other members, whatever they search', async () => {
    const stranger = await signedInClient(testApp);
    await stranger.post('/api/dreams', { userId: stranger.user.id, content: 'A bridge.' });
    expect(await list({}, stranger)).toEqual(['A bridge']);
    expect(await list({ q: 'house' }, stranger)).toEqual([]);
    expect(await list({ symbol: 'house' }, stranger)).toEqual([]);
  });

  it('refuses a cursor that it has not made, and days that do not exist', async () => {
    const reader = await signedInClient(testApp);
    for (const query of ['cursor=abc', `cursor=${Buffer.from('1.99999999999').toString('base64url')}`]) {
      expect(await reader.get(`/api/dreams?${query}`)).toMatchObject({ status: 422 });
    }
    expect((await reader.get('/api/dreams?from=2027-02-30')).status).toBe(422);
  });
});

describe('paging', () => {
  it('gives every dream once, also those of the same moment, with and without a search', async () => {
    const reader = await signedInClient(testApp);
    const ids: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      if (index % 4 === 0) testApp.clock.advance(minute);
      const { body } = await reader.post('/api/dreams', {
        userId: reader.user.id,
        content: `A house, number ${index}.`,
      });
      ids.push(body.data.id);
    }
    for (const query of ['', '&q=house']) {
      const seen: number[] = [];
      let cursor = '';
      do {
        const { body } = await reader.get(`/api/dreams?limit=5${query}${cursor}`);
        seen.push(...body.data.items.map((item: DreamListItem) => item.id));
        cursor = body.data.nextCursor === null ? '' : `&cursor=${body.data.nextCursor}`;
      } while (cursor !== '');
      expect(seen).toEqual(ids.toReversed());
    }
  });
});
