import type { SymbolStory } from '@chitta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

let testApp: TestApp;
let client: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
  testApp.clock.set(new Date('2026-11-20T08:30:00Z'));
  client = await signedInClient(testApp, { subscriptionTier: 'premium', timezone: 'Europe/Madrid' });
  for (const [index, state] of ['locked', 'locked', 'locked', 'broken', 'broken', 'broken'].entries()) {
    const content = `I stood before a ${state} door in the old house. A dog waited.`;
    await client.post('/api/dreams', { userId: client.user.id, content, night: `2026-11-0${index + 1}` });
  }
});
afterAll(() => testApp.close());

const story = async (path: string, by = client): Promise<SymbolStory> =>
  (await by.get(`/api/symbols/${path}`)).body.data;

describe('GET /api/symbols/:slug/story', () => {
  it('tells when and how a symbol was, and what has changed', async () => {
    const { occurrences, meets, ...door } = await story('door/story');
    expect(door).toMatchObject({
      slug: 'door',
      kind: 'symbol',
      name: 'Door',
      group: expect.any(String),
      count: 6,
      firstNight: '2026-11-01',
      lastNight: '2026-11-06',
      own: null,
      conditions: [
        { slug: 'broken', count: 3, firstNight: '2026-11-04', lastNight: '2026-11-06' },
        { slug: 'locked', count: 3, firstNight: '2026-11-01', lastNight: '2026-11-03' },
      ],
      changes: [
        {
          kind: 'condition',
          since: '2026-11-04',
          before: { value: 'locked', count: 3, of: 3 },
          after: { value: 'broken', count: 3, of: 3 },
        },
      ],
      fit: null,
    });
    expect(door.meaning).not.toBe('');
    expect(meets.map(({ slug, together }) => [slug, together])).toEqual(
      expect.arrayContaining([
        ['dog', 6],
        ['house', 6],
      ]),
    );
    expect(occurrences.items[0]).toMatchObject({
      night: '2026-11-06',
      language: 'en',
      condition: { slug: 'broken', text: 'broken' },
      reading: null,
      fit: null,
    });
  });

  it('gives its dreams page by page', async () => {
    const first = await story('door/story?limit=4');
    const second = await story(`door/story?limit=4&cursor=${first.occurrences.nextCursor}`);
    const nights = [...first.occurrences.items, ...second.occurrences.items].map(({ night }) => night);
    expect(nights).toEqual([6, 5, 4, 3, 2, 1].map((day) => `2026-11-0${day}`));
    expect(second.occurrences.nextCursor).toBeNull();
    expect((await client.get('/api/symbols/door/story?cursor=bm9uZQ')).body.reason).toBe('requests.invalid');
  });

  it('tells what a kept reading says of it, and whether it fitted', async () => {
    const own = await signedInClient(testApp, { subscriptionTier: 'premium' });
    const content = 'A snake bit my hand in the garden, and I ran into the house and locked the door.';
    const given = (await own.post('/api/translate-dream', { content, userId: own.user.id })).body;
    const ids: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { reading, level, signature } = given;
      const body = { userId: own.user.id, content, given: { reading, level, signature } };
      const { data } = (await own.post('/api/dreams', body)).body;
      ids.push(data.id);
      await own.send({ method: 'PUT', url: `/api/dreams/${data.id}/fit`, payload: { verdict: 'yes' } });
    }
    const spoken = given.reading.sentences.flatMap(
      ({ part, evidence }: { part: string; evidence: { symbol?: string }[] }) =>
        part === 'passage' ? evidence.flatMap(({ symbol }) => symbol ?? []) : [],
    );
    const told = await story(`${spoken[0]}/story`, own);
    expect(told.occurrences.items[0]).toMatchObject({ reading: expect.any(String), fit: 'yes' });
    expect(given.reading.sentences.map(({ text }: { text: string }) => text)).toContain(
      told.occurrences.items[0]?.reading,
    );
    expect(told.fit).toEqual({ fitted: 3, answered: 3 });
  });

  it('has the member’s own meaning of a symbol of their own', async () => {
    const added = await client.post('/api/personal-symbols', {
      name: 'Weasel Rock',
      group: 'place',
      description: 'Where we spent the summers.',
      personalContext: 'With my father.',
      emotionalImpact: 5,
    });
    const content = 'We walked up to Weasel Rock and waited there for hours.';
    await client.post('/api/dreams', { userId: client.user.id, content, night: '2026-11-10' });
    const { id } = added.body.data;
    expect(await story(`personal-${id}/story`)).toMatchObject({
      kind: 'personal',
      name: 'Weasel Rock',
      meaning: '',
      own: {
        id,
        description: 'Where we spent the summers.',
        personalContext: 'With my father.',
        emotionalImpact: 5,
      },
      count: 1,
      changes: [],
    });
  });

  it.each(['whale', 'personal-999999', 'personal-99999999999', 'personal-x', 'no-such-thing'])(
    'knows nothing of %s',
    async (slug) => {
      const { status, body } = await client.get(`/api/symbols/${slug}/story`);
      expect([status, body.reason]).toEqual([404, 'insights.symbol_not_met']);
    },
  );

  it('forgets a dream that is deleted, and is nobody else’s', async () => {
    const other = await signedInClient(testApp, { subscriptionTier: 'premium' });
    expect((await other.get('/api/symbols/door/story')).status).toBe(404);
    const { body } = await other.post('/api/dreams', { userId: other.user.id, content: 'A whale sang.' });
    expect((await other.get('/api/symbols/whale/story')).status).toBe(200);
    await other.delete(`/api/dreams/${body.data.id}`);
    expect((await other.get('/api/symbols/whale/story')).status).toBe(404);
  });
});
