import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { countJournal } from './count-journal.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
  testApp.clock.set(new Date('2026-11-20T12:00:00Z'));
});
afterAll(() => testApp.close());

const texts = [
  'A dog stood by the door of my old house, and behind it the river was rising.',
  'I was looking for a room in my school. I was afraid, and the corridor never ended.',
  'My grandmother laughed in the kitchen. I was happy and we ate bread.',
  'Volaba sobre el mar con mi hermano y sentía una gran alegría.',
  'I fell from a bridge into dark water and could not scream.',
  'The teeth fell out of my mouth in front of the mirror.',
];
const nights = [
  '2025-12-31',
  '2026-01-01',
  '2026-10-31',
  '2026-11-01',
  '2026-11-16',
  '2026-11-19',
  '2026-11-20',
];
const zones = ['Europe/Madrid', 'America/Bogota', 'Pacific/Kiritimati', 'America/Los_Angeles'];

/** Everything that was counted, without when. */
async function stored(userId: number) {
  const rowsOf = async (query: string) => (await testApp.context.pool.query(query, [userId])).rows;
  return {
    periods:
      await rowsOf(`SELECT period, period_start::text, period_end::text, dream_count, top_symbols, top_categories,
      emotional_trends, recurring_themes, figures FROM dream_analytics WHERE user_id = $1 ORDER BY 1, 2`),
    tallies: await rowsOf('SELECT month::text, tally FROM dream_tallies WHERE user_id = $1 ORDER BY 1'),
    whole: await rowsOf('SELECT sky, recurrences FROM symbol_skies WHERE user_id = $1'),
  };
}

const count = (client: SignedInClient) => countJournal(testApp.context, client.user.id);

async function recount(client: SignedInClient) {
  await testApp.context.pool.query(
    `INSERT INTO dream_changes (user_id, day) VALUES ($1, '-infinity') ON CONFLICT DO NOTHING`,
    [client.user.id],
  );
  await count(client);
}

const dream = fc.record({
  content: fc.constantFrom(...texts),
  night: fc.constantFrom(...nights),
  category: fc.constantFrom(null, 'lucid', 'nightmare'),
  feelings: fc.subarray(['joy', 'fear', 'calm']),
});
const step = fc.oneof(
  { weight: 6, arbitrary: dream.map((values) => ({ act: 'record' as const, values })) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('revise' as const), of: fc.nat(), values: dream }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constantFrom('delete' as const, 'restore' as const), of: fc.nat() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('mark' as const),
      night: fc.constantFrom(...nights),
      mark: fc.constantFrom('none', 'fragment', 'dream'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('zone' as const), zone: fc.constantFrom(...zones) }) },
  { weight: 3, arbitrary: fc.constant({ act: 'count' as const }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(client: SignedInClient, step: Step, ids: number[]): Promise<void> {
  testApp.clock.advance(61_001);
  const id = 'of' in step ? ids[step.of % Math.max(1, ids.length)] : undefined;
  if (step.act === 'record') {
    const { body } = await client.post('/api/dreams', { userId: client.user.id, ...step.values });
    ids.push(body.data.id);
  } else if (step.act === 'mark') {
    await client.put('/api/memory/recall-marks', { night: step.night, mark: step.mark });
  } else if (step.act === 'zone') {
    await client.patch('/api/user', { timezone: step.zone });
  } else if (step.act === 'count') {
    await count(client);
  } else if (id !== undefined) {
    if (step.act === 'revise') await client.patch(`/api/dreams/${id}`, step.values);
    if (step.act === 'delete') await client.delete(`/api/dreams/${id}`);
    if (step.act === 'restore') await client.post(`/api/dreams/${id}/restore`);
  }
}

describe('figures that were counted change by change', () => {
  it('are those of the same journal counted from the beginning', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
        const client = await signedInClient(testApp, { timezone: 'Europe/Madrid' });
        const ids: number[] = [];
        for (const each of steps) await take(client, each, ids);
        await count(client);
        const before = await stored(client.user.id);
        await recount(client);
        expect(before).toEqual(await stored(client.user.id));
      }),
      { numRuns: 25 },
    );
  });

  it('hold what a plain count of the journal finds', async () => {
    const client = await signedInClient(testApp, { timezone: 'America/Bogota' });
    for (const [index, night] of nights.entries()) {
      testApp.clock.advance(1_000);
      const content = texts[index % texts.length];
      await client.post('/api/dreams', { userId: client.user.id, content, night, feelings: ['fear'] });
    }
    await count(client);
    const { items } = (await client.get('/api/dreams?limit=100')).body.data;
    const { periods } = await stored(client.user.id);
    const all = periods.find(({ period }) => period === 'all');
    const counts = new Map<string, number>();
    for (const { symbols } of items) {
      for (const { id } of symbols) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    expect(all.dream_count).toBe(nights.length);
    expect(all.figures.symbolCount).toBe(counts.size);
    for (const [symbol, times] of all.top_symbols) expect(counts.get(symbol)).toBe(times);
    const words = nights.map((_, index) => (texts[index % texts.length] ?? '').split(' ').length);
    expect(all.figures.words).toBe(words.reduce((sum, each) => sum + each, 0));
    expect(all.figures.lengthMedian).toBe(words.toSorted((a, b) => a - b)[3]);
    expect(all.emotional_trends).toMatchObject({ chosenTold: 7, chosen: [['fear', 7]], dreams: 7 });
    const november = periods.find(
      ({ period_start: start, period }) => period === 'month' && start === '2026-11-01',
    );
    expect(november).toMatchObject({ dream_count: 4, period_end: '2026-11-30' });
  });

  it('take in what an import brings and what an undo takes away', async () => {
    const client = await signedInClient(testApp, { timezone: 'UTC' });
    await client.post('/api/dreams', { userId: client.user.id, content: texts[0] });
    await count(client);
    const before = await stored(client.user.id);
    const boundary = randomUUID();
    const csv = `date,dream\n2026-03-05,${texts[1]?.replaceAll(',', ';')}\n2026-03-06,${texts[2]?.replaceAll(',', ';')}\n`;
    const { body } = await client.send({
      method: 'POST',
      url: '/api/imports',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="dreams.csv"\r\ncontent-type: text/csv\r\n\r\n${csv}\r\n--${boundary}--\r\n`,
    });
    await client.post(`/api/imports/${body.data.id}/start`);
    await count(client);
    const between = await stored(client.user.id);
    expect(between.periods.find(({ period }) => period === 'all').dream_count).toBe(3);
    expect(between.tallies.map(({ month }) => month)).toEqual(['2026-03-01', '2026-11-01']);
    await client.post(`/api/imports/${body.data.id}/undo`, { changed: 'keep' });
    await count(client);
    expect(await stored(client.user.id)).toEqual(before);
  });

  it('come and go with the dream, and are gone with the account', async () => {
    const client = await signedInClient(testApp);
    const { body } = await client.post('/api/dreams', { userId: client.user.id, content: texts[0] });
    await count(client);
    expect((await stored(client.user.id)).periods).toHaveLength(5);
    await client.delete(`/api/dreams/${body.data.id}`);
    await count(client);
    expect(await stored(client.user.id)).toEqual({ periods: [], tallies: [], whole: [] });
    await client.post(`/api/dreams/${body.data.id}/restore`);
    await testApp.context.pool.query('DELETE FROM users WHERE id = $1', [client.user.id]);
    expect(await stored(client.user.id)).toEqual({ periods: [], tallies: [], whole: [] });
    expect(await count(client)).toBe(false);
  });

  it('lose no change that comes while others are counted', async () => {
    const client = await signedInClient(testApp);
    const record = () => client.post('/api/dreams', { userId: client.user.id, content: texts[0] });
    await record();
    await Promise.all([count(client), record(), record(), count(client), record()]);
    await count(client);
    const { periods } = await stored(client.user.id);
    expect(periods.find(({ period }) => period === 'all').dream_count).toBe(4);
  });

  it('do not wait for what is not counted', async () => {
    const client = await signedInClient(testApp);
    const { body } = await client.post('/api/dreams', { userId: client.user.id, content: texts[0] });
    await count(client);
    await client.patch(`/api/dreams/${body.data.id}`, { title: 'The river', tags: ['home'] });
    expect((await client.get('/api/insights/preview')).body.data.isPending).toBe(false);
    await client.patch(`/api/dreams/${body.data.id}`, { category: 'lucid' });
    expect((await client.get('/api/insights/preview')).body.data.isPending).toBe(true);
  });
});
