import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { picture, sendMoment } from '../moments/testing/send-moment.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
  // A Friday; in Madrid it is the day after already.
  testApp.clock.set(new Date('2026-11-20T23:30:00Z'));
});
afterAll(() => testApp.close());

const member = (values = {}) =>
  signedInClient(testApp, { timezone: 'Europe/Madrid', subscriptionTier: 'premium', ...values });
const progressOf = async (client: SignedInClient) => (await client.get('/api/memory/progress')).body.data;

interface Asked {
  readonly id: string;
  readonly cameBack: boolean;
}

async function exercise(
  client: SignedInClient,
  date: string,
  figures: [number, number],
  asked: Asked[] = [],
) {
  const [unassistedDays, assistedDays] = figures;
  const days = asked.length > 0 ? [{ date, recall: 'unassisted', moments: asked }] : [];
  const answer = await client.post('/api/memory/exercise-sessions', {
    date,
    duration: 60,
    unassistedDays: asked.length > 0 ? 1 : unassistedDays,
    assistedDays: asked.length > 0 ? 0 : assistedDays,
    completedAt: `${date}T20:00:00+01:00`,
    days,
  });
  expect(answer.status, answer.text).toBe(201);
}

describe('GET /api/memory/progress', () => {
  it('gives the last seven days to everybody, and nothing else of exercises without premium', async () => {
    const client = await member({ subscriptionTier: 'free' });
    await client.post('/api/memory/moments', { note: 'The baker sang.' });
    await client.post('/api/memory/moments', { note: 'It rained on the bridge.', date: '2026-11-15' });
    await client.post('/api/memory/moments', { note: 'Too long ago.', date: '2026-11-14' });
    await exercise(client, '2026-11-19', [2, 3]);
    await exercise(client, '2026-11-19', [4, 1]);
    await exercise(client, '2026-11-14', [9, 9]);
    await client.put('/api/memory/recall-marks', { night: '2026-11-18', mark: 'fragment' });
    await client.put('/api/memory/settings', {
      reminderTimes: [],
      remindersEnabled: true,
      exerciseGoal: 12,
      notificationsEnabled: true,
    });
    const progress = await progressOf(client);
    expect(progress).toMatchObject({ today: '2026-11-21', goal: 12, premium: null });
    const none = { moments: 0, exercises: 0, best: null, recall: null };
    expect(progress.days).toEqual([
      { ...none, date: '2026-11-15', moments: 1 },
      { ...none, date: '2026-11-16' },
      { ...none, date: '2026-11-17' },
      { ...none, date: '2026-11-18', recall: 'fragment' },
      { ...none, date: '2026-11-19', exercises: 2, best: { unassistedDays: 4, assistedDays: 1 } },
      { ...none, date: '2026-11-20' },
      { ...none, date: '2026-11-21', moments: 1 },
    ]);
    expect(progress.storage).toEqual({ used: 0, most: testApp.context.config.momentBytes.free });
    expect(progress.recall.baseline).toMatchObject({ from: '2026-11-18', to: '2026-11-21', unknown: 3 });
  });

  it('gives trends, reach, kinds, the year and comparisons with premium, each with what can be told', async () => {
    const client = await member();
    const words = (await client.post('/api/memory/moments', { note: 'The baker sang.', kind: 'person' })).body
      .data;
    const seen = (await sendMoment(client, { data: { kind: 'place' }, picture: await picture() })).body.data;
    const asked = [
      { id: words.id, cameBack: true },
      { id: seen.id, cameBack: false },
    ];
    for (let time = 0; time < 8; time += 1) await exercise(client, '2026-10-01', [0, 0], asked);
    for (const days of [2, 3, 4]) await exercise(client, '2026-11-11', [days, 1]);
    for (const days of [5, 6, 7]) await exercise(client, '2026-11-20', [days, 0]);
    await exercise(client, '2024-03-01', [3, 30]);
    const paused = {
      date: '2026-11-20',
      duration: 5,
      unassistedDays: 99,
      assistedDays: 0,
      completedAt: null,
    };
    await client.post('/api/memory/exercise-sessions', paused);

    const { premium } = await progressOf(client);
    expect(premium.longestReach).toEqual({
      unassisted: { days: 7, date: '2026-11-20' },
      withHelp: { days: 33, date: '2024-03-01' },
    });
    expect(premium.trend).toHaveLength(26);
    expect(premium.trend.at(-1)).toMatchObject({
      week: '2026-11-16',
      exercises: 3,
      moments: 2,
      unassisted: { n: 3, mean: 6 },
    });
    expect(premium.trend.at(-2)).toMatchObject({ week: '2026-11-09', unassisted: { n: 3, mean: 3 } });
    expect(premium.trend.at(-3)).toEqual({
      week: '2026-11-02',
      exercises: 0,
      moments: 0,
      unassisted: null,
      assisted: null,
    });
    expect(premium.kinds).toEqual([
      { kind: 'person', cameBack: { n: 8, count: 8, low: 0.676, high: 1 } },
      { kind: 'place', cameBack: { n: 8, count: 0, low: 0, high: 0.324 } },
    ]);
    expect(premium.pictures).toEqual([
      { hasPicture: false, cameBack: expect.objectContaining({ count: 8 }) },
      { hasPicture: true, cameBack: expect.objectContaining({ count: 0 }) },
    ]);
    expect(premium.year.map(({ date }: { date: string }) => date)).toEqual([
      '2026-10-01',
      '2026-11-11',
      '2026-11-20',
      '2026-11-21',
    ]);
    const [weeks, months] = premium.comparisons;
    expect(weeks).toMatchObject({ days: 7, now: { n: 3, mean: 6 }, before: { n: 3, mean: 3 } });
    expect(weeks.difference).toEqual({ value: 3, low: 0.733, high: 5.267 });
    expect(months).toMatchObject({ days: 28, now: { n: 6 }, before: { n: 8 } });
  });

  it('says nothing of a comparison before there is enough', async () => {
    const client = await member();
    await exercise(client, '2026-11-20', [5, 0]);
    const { premium } = await progressOf(client);
    expect(premium.comparisons).toEqual([
      { days: 7, now: { n: 1, mean: 5, low: null, high: null }, before: null, difference: null },
      { days: 28, now: { n: 1, mean: 5, low: null, high: null }, before: null, difference: null },
    ]);
  });

  it('counts a dream in the journal as a dream, whatever was marked, and compares with the first week', async () => {
    const client = await member();
    const dream = (night: string) =>
      client.post('/api/dreams', { userId: client.user.id, content: 'A dog at the door.', night });
    for (let day = 1; day <= 7; day += 1)
      await client.put('/api/memory/recall-marks', { night: `2026-11-0${day}`, mark: 'none' });
    await dream('2026-11-03');
    for (const night of ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14'])
      await dream(night);
    await dream('2026-10-20');
    const { recall } = await progressOf(client);
    expect(recall).toMatchObject({
      baseline: { from: '2026-11-01', to: '2026-11-07', dreams: { n: 7, count: 1 }, unknown: 0 },
      since: { from: '2026-11-08', to: '2026-11-21', dreams: { n: 5, count: 5 }, unknown: 9 },
    });
    expect(recall.gain.value).toBeCloseTo(6 / 7, 2);
  });
});
