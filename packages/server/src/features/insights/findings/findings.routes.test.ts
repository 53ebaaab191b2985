import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countJournal } from '#server/features/insights/dream-analytics/count-journal.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

let testApp: TestApp;
let client: SignedInClient;

const findings = async (query = '') => (await client.get(`/api/insights/findings${query}`)).body.data;

beforeAll(async () => {
  testApp = await buildTestApp();
  testApp.clock.set(new Date('2026-11-25T08:30:00Z'));
  client = await signedInClient(testApp, { subscriptionTier: 'premium', timezone: 'Europe/Madrid' });
  const record = (content: string, night: string) =>
    client.post('/api/dreams', { userId: client.user.id, content, night });
  for (let day = 1; day <= 28; day += 1) {
    await record('A cat slept on the sofa.', `2026-09-${String(day).padStart(2, '0')}`);
  }
  for (let day = 1; day <= 12; day += 1) {
    const content = day <= 8 ? 'A cat and a whale slept on the sofa.' : 'A cat slept on the sofa.';
    await record(content, `2026-11-${String(day).padStart(2, '0')}`);
  }
  await countJournal(testApp.context, client.user.id);
});
afterAll(() => testApp.close());

describe('GET /api/insights/findings', () => {
  it('tells what has become more frequent, how sure that is, and the dreams behind it', async () => {
    const month = await findings();
    expect(month).toMatchObject({ month: '2026-11-01', isPending: false, dreams: 12, dreamsBefore: 28 });
    const whale = month.findings.find(({ value }: { value: string }) => value === 'whale');
    expect(whale).toMatchObject({
      kind: 'symbol',
      name: 'Whale or dolphin',
      now: { count: 8, of: 12, low: 0.391, high: 0.862 },
      before: { count: 0, of: 28, low: 0, high: 0.121 },
      difference: { value: 0.667 },
    });
    expect(whale.difference.low).toBeGreaterThan(0.3);
    expect(whale.p).toBeLessThan(0.001);
    expect(whale.dreams.map(({ night }: { night: string }) => night)).toEqual(
      [8, 7, 6, 5, 4, 3, 2, 1].map((day) => `2026-11-0${day}`),
    );
    expect(month.findings.map(({ value }: { value: string }) => value)).not.toContain('cat');
  });

  it('tells each thing once, though several symbols say it', async () => {
    const { findings: found } = await findings();
    const behind = found.map(({ dreams }: { dreams: { id: number }[] }) => dreams.map(({ id }) => id).join());
    expect(new Set(behind).size).toBe(found.length);
    expect(found.length).toBeLessThanOrEqual(3);
  });

  it('has none where there is too little, and says so', async () => {
    expect(await findings('?month=2026-09')).toMatchObject({
      dreams: 28,
      dreamsBefore: 0,
      compared: 0,
      findings: [],
    });
    expect(await findings('?month=2020-01')).toMatchObject({ dreams: 0, compared: 0, findings: [] });
  });

  it.each(['2026-13', '2026-1', '1066-10', 'now'])('refuses the month %s', async (month) => {
    expect((await client.get(`/api/insights/findings?month=${month}`)).status).toBe(422);
  });
});
