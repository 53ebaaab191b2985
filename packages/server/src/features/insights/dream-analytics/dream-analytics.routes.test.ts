import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { countJournal } from './count-journal.ts';

let testApp: TestApp;
let client: SignedInClient;

const river = 'A dog stood by the door of my old house, and behind it the river was rising. I was afraid.';
const kitchen = 'My grandmother sang in the kitchen of the house, and bread was on the table.';

async function record(content: string, night: string, values: object = {}) {
  testApp.clock.advance(61_001);
  const { body } = await client.post('/api/dreams', { userId: client.user.id, content, night, ...values });
  return body.data;
}

const insights = async (query: string, by = client) => (await by.get(`/api/insights?${query}`)).body.data;

beforeAll(async () => {
  testApp = await buildTestApp();
  // A Friday.
  testApp.clock.set(new Date('2026-11-20T08:30:00Z'));
  client = await signedInClient(testApp, {
    timezone: 'Europe/Madrid',
    subscriptionTier: 'premium',
    language: 'en',
  });
  await record(kitchen, '2025-12-30');
  await record(kitchen, '2026-10-03', { category: 'light', feelings: ['joy'] });
  await record(river, '2026-11-14', { category: 'nightmare', feelings: ['fear', 'sadness'] });
  await record(river, '2026-11-16');
  await record(river, '2026-11-20');
  await client.put('/api/memory/recall-marks', { night: '2026-11-18', mark: 'fragment' });
  await client.put('/api/memory/recall-marks', { night: '2026-11-17', mark: 'none' });
  await countJournal(testApp.context, client.user.id);
});
afterAll(() => testApp.close());

describe('GET /api/insights', () => {
  it('tells the figures of a month', async () => {
    const month = await insights('period=month');
    expect(month).toMatchObject({
      period: 'month',
      from: '2026-11-01',
      to: '2026-11-30',
      today: '2026-11-20',
      previous: '2026-10-01',
      next: null,
      isPending: false,
      dreams: 3,
      nights: 3,
      words: 60,
      lengthMedian: 20,
      before: { dreams: 1, nights: 1, words: 15, lengthMedian: 15 },
      categories: [{ category: 'nightmare', count: 1 }],
      feelings: {
        dreams: 3,
        recognised: { told: 3, feelings: [{ slug: 'fear', count: 3 }] },
        chosen: {
          told: 1,
          feelings: [
            { feeling: 'fear', count: 1 },
            { feeling: 'sadness', count: 1 },
          ],
        },
      },
      feelingNames: [{ slug: 'fear', name: 'Fear' }],
      hours: { unknown: 2 },
      recall: { dream: 3, fragment: 1, none: 1 },
      heat: {
        step: 'night',
        counts: [
          { from: '2026-11-14', dreams: 1 },
          { from: '2026-11-16', dreams: 1 },
          { from: '2026-11-20', dreams: 1 },
        ],
      },
    });
    expect(month.symbols.slice(0, 4)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ slug: 'dog', name: 'Dog', group: 'animal', count: 3 }),
      ]),
    );
    expect(month.hours.counts[9]).toBe(1);
    expect(month.feelingsOverTime.points.map(({ from }: { from: string }) => from)).toEqual([
      '2026-11-14',
      '2026-11-16',
      '2026-11-20',
    ]);
  });

  it('has the weeks that begin where the member’s language begins them', async () => {
    expect(await insights('period=week')).toMatchObject({
      from: '2026-11-15',
      to: '2026-11-21',
      dreams: 2,
      previous: '2026-11-08',
    });
    const spanish = await signedInClient(testApp, { language: 'es', subscriptionTier: 'premium' });
    expect(await insights('period=week', spanish)).toMatchObject({
      from: '2026-11-16',
      to: '2026-11-22',
      dreams: 0,
    });
  });

  it('tells quarters by weeks, years and everything by months', async () => {
    const quarter = await insights('period=quarter');
    expect(quarter).toMatchObject({ from: '2026-10-01', to: '2026-12-31', dreams: 4 });
    expect(quarter.feelingsOverTime).toMatchObject({
      step: 'week',
      points: [{ from: '2026-09-27' }, { from: '2026-11-08' }, { from: '2026-11-15', dreams: 2 }],
    });
    expect(await insights('period=year&on=2025-06-01')).toMatchObject({
      from: '2025-01-01',
      dreams: 1,
      next: '2026-01-01',
    });
    const all = await insights('period=all');
    expect(all).toMatchObject({
      from: '2025-12-30',
      to: '2026-11-20',
      dreams: 5,
      before: null,
      heat: {
        step: 'month',
        counts: [
          { from: '2025-12-01', dreams: 1 },
          { from: '2026-10-01', dreams: 1 },
          { from: '2026-11-01', dreams: 3 },
        ],
      },
    });
  });

  it('names symbols in the language that is asked for', async () => {
    const { symbols, feelingNames } = await insights('period=month&language=es');
    expect(feelingNames).toEqual([{ slug: 'fear', name: 'Miedo' }]);
    expect(symbols.map(({ name }: { name: string }) => name)).toContain('Perro');
  });

  it('says that nothing is there where nothing is', async () => {
    expect(await insights('period=month&on=2020-02-10')).toMatchObject({
      from: '2020-02-01',
      to: '2020-02-29',
      dreams: 0,
      lengthMedian: null,
      computedAt: null,
      next: '2025-12-01',
      symbols: [],
    });
  });

  it('says when the journal has changed since', async () => {
    await record(kitchen, '2024-02-02');
    expect((await insights('period=all')).isPending).toBe(true);
    await countJournal(testApp.context, client.user.id);
    expect(await insights('period=all')).toMatchObject({ isPending: false, dreams: 6, from: '2024-02-02' });
  });

  it.each([
    '',
    'period=day',
    'period=month&on=2026-02-30',
    'period=week&on=1066-10-14',
    'period=all&language=fr',
  ])('refuses %s', async (query) => {
    const { status, body } = await client.get(`/api/insights?${query}`);
    expect([status, body.reason]).toEqual([422, 'requests.invalid']);
  });

  it('is for members with premium', async () => {
    const { status, body } = await (await signedInClient(testApp)).get('/api/insights?period=all');
    expect([status, body.code, body.reason]).toEqual([403, 'FORBIDDEN', 'memberships.premium_needed']);
  });
});

describe('GET /api/insights/preview', () => {
  it('counts what there is, for members without premium as well', async () => {
    const member = await signedInClient(testApp, { timezone: 'Europe/Madrid' });
    const empty = (await member.get('/api/insights/preview')).body.data;
    expect(empty).toEqual({
      isPending: false,
      dreams: 0,
      nights: 0,
      firstNight: null,
      lastNight: null,
      symbols: 0,
      meetings: 0,
      topSymbols: [],
      stories: 0,
      feelings: 0,
      recurring: 0,
    });
    for (const night of ['2026-11-01', '2026-11-02']) {
      await member.post('/api/dreams', { userId: member.user.id, content: river, night });
    }
    expect((await member.get('/api/insights/preview')).body.data).toMatchObject({
      isPending: true,
      dreams: 0,
    });
    await countJournal(testApp.context, member.user.id);
    const { topSymbols, ...counts } = (await member.get('/api/insights/preview?language=es')).body.data;
    expect(counts).toMatchObject({
      isPending: false,
      dreams: 2,
      nights: 2,
      firstNight: '2026-11-01',
      lastNight: '2026-11-02',
      feelings: 2,
    });
    expect(counts.symbols).toBeGreaterThanOrEqual(4);
    expect(counts.stories).toBe(counts.symbols);
    expect(counts.meetings).toBeGreaterThan(0);
    expect(topSymbols).toHaveLength(3);
    expect(topSymbols[0]).toMatchObject({ count: 2 });
  });
});
