import type { limits } from '@chitta/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { downloadExport } from '../testing/download-export.ts';
import { exportOf, staged } from '../testing/import-files.ts';

let testApp: TestApp;

beforeAll(async () => {
  const generous = { points: 1_000, seconds: 60 };
  testApp = await buildTestApp({ config: { limits: { importsPerMember: generous } } });
});
afterAll(() => testApp.close());
beforeEach(() => testApp.clock.set(new Date('2026-11-20T12:00:00Z')));

const nightmares = { nightmareNights: 4, distress: 3, sleepLostNights: 1, mastery: 1 };
const recall = { dreamNights: 2, clarity: 1 };
const runsOf = async (client: SignedInClient, name: limits.ProgrammeName) =>
  (await client.get(`/api/programmes/${name}/runs`)).body.data.items;
const withoutId = ({ id: _, ...run }: { id: string }) => run;

/** A recall that was ended, and nightmares under way, each with a day, answers and words. */
async function buildWriter(): Promise<SignedInClient> {
  const client = await signedInClient(testApp, { timezone: 'UTC' });
  const begin = async (name: string, before: object) =>
    (await client.post(`/api/programmes/${name}/runs`, { before, concerns: [] })).body.data.id as string;
  testApp.clock.set(new Date('2026-11-01T12:00:00Z'));
  const ended = await begin('recall', recall);
  testApp.clock.set(new Date('2026-11-08T12:00:00Z'));
  await client.put(`/api/programmes/recall/runs/${ended}/measures/2026-11-08`, {
    dreamNights: 6,
    clarity: 3,
  });
  await client.patch(`/api/programmes/recall/runs/${ended}`, { state: 'completed' });
  const running = await begin('nightmares', nightmares);
  await client.put(`/api/programmes/nightmares/runs/${running}/days/2026-11-08`, {
    done: ['choose'],
    note: 'The corridor.',
  });
  await client.patch(`/api/programmes/nightmares/runs/${running}`, { writing: 'The dog lies down.' });
  testApp.clock.set(new Date('2026-11-20T12:00:00Z'));
  return client;
}

const take = async (client: SignedInClient, content: Buffer) => {
  const view = await staged(client, { name: 'chitta.zip', content });
  const started = await client.post(`/api/imports/${view.id}/start`);
  return { view, started: started.body.data };
};

describe('an export with programmes', () => {
  it('brings ended and running ones back, and changes nothing the second time', async () => {
    const writer = await buildWriter();
    const archive = await downloadExport(testApp, writer);
    const reader = await signedInClient(testApp, { timezone: 'UTC' });
    const { view, started } = await take(reader, archive);
    expect(view.counts).toMatchObject({ runs: 2, toWrite: 2 });
    expect(started).toMatchObject({ state: 'done', written: 2 });
    for (const name of ['recall', 'nightmares'] as const) {
      const [before, after] = [await runsOf(writer, name), await runsOf(reader, name)];
      expect(after.map(withoutId)).toEqual(before.map(withoutId));
      expect(after[0].id).not.toBe(before[0].id);
    }
    expect((await take(reader, archive)).started.written).toBe(0);
    expect(await runsOf(reader, 'nightmares')).toHaveLength(1);
  });

  it('ends what was under way where one is under way here', async () => {
    const archive = await downloadExport(testApp, await buildWriter());
    const reader = await signedInClient(testApp, { timezone: 'UTC' });
    await reader.post('/api/programmes/nightmares/runs', { before: nightmares });
    await take(reader, archive);
    const [own, brought] = await runsOf(reader, 'nightmares');
    expect([own.state, own.startedOn]).toEqual(['running', '2026-11-20']);
    expect(brought).toMatchObject({ state: 'stopped', startedOn: '2026-11-08', endedOn: '2026-11-08' });
  });

  it('is taken back with an undo; what was gone on with stays where that is wanted', async () => {
    const archive = await downloadExport(testApp, await buildWriter());
    const [keeper, taker] = [await signedInClient(testApp), await signedInClient(testApp)];
    for (const [client, changed] of [
      [keeper, 'keep'],
      [taker, 'take'],
    ] as const) {
      const { view } = await take(client, archive);
      const [{ id }] = await runsOf(client, 'nightmares');
      await client.patch(`/api/programmes/nightmares/runs/${id}`, { writing: 'The dog sings.' });
      await client.post(`/api/imports/${view.id}/undo`, { changed });
    }
    expect([await runsOf(keeper, 'recall'), await runsOf(taker, 'recall')]).toEqual([[], []]);
    expect(await runsOf(keeper, 'nightmares')).toMatchObject([{ writing: 'The dog sings.' }]);
    expect(await runsOf(taker, 'nightmares')).toEqual([]);
  });
});

describe('a file that was written by hand', () => {
  const run = {
    name: 'recall',
    state: 'completed',
    startedOn: '2026-11-01',
    endedOn: '2026-11-10',
    concerns: [],
    question: '',
    writing: '',
    days: [],
    measures: [{ date: '2026-11-01', values: recall }],
    createdAt: '2026-11-01T12:00:00.000Z',
    updatedAt: '2026-11-10T12:00:00.000Z',
  };
  const day = { done: [], minutes: null, minutesToSleep: null, answer: null, note: 'x' };

  it('begins no programme of premium', async () => {
    const lucid = {
      ...run,
      name: 'lucid',
      state: 'running',
      endedOn: null,
      measures: [{ date: '2026-11-01', values: { lucidNights: 0, sleepQuality: 3 } }],
    };
    const reader = await signedInClient(testApp);
    await take(reader, await exportOf({ 'programme-runs': [lucid] }));
    expect(await runsOf(reader, 'lucid')).toMatchObject([{ state: 'stopped', endedOn: '2026-11-01' }]);
  });

  it.each([
    ['that has not begun', { startedOn: '2026-12-24', endedOn: '2026-12-25' }],
    ['that ends before it begins', { endedOn: '2026-10-01' }],
    ['that is ended and under way', { state: 'running' }],
    ['with a step of none', { days: [{ ...day, date: '2026-11-02', done: ['fly'] }] }],
    ['with a day before its first', { days: [{ ...day, date: '2026-10-02' }] }],
    [
      'with a day twice',
      {
        days: [
          { ...day, date: '2026-11-02' },
          { ...day, date: '2026-11-02' },
        ],
      },
    ],
    [
      'with more nights than a week has',
      { measures: [{ date: '2026-11-01', values: { dreamNights: 8, clarity: 1 } }] },
    ],
    [
      'with an answer that is asked of none',
      { measures: [{ date: '2026-11-01', values: { ...recall, mood: 1 } }] },
    ],
    ['with nothing answered', { measures: [] }],
    ['with a text that cannot be kept', { writing: 'a\0b' }],
  ])('brings no run %s', async (_, changes) => {
    const reader = await signedInClient(testApp);
    const whole = { ...run, createdAt: '2026-10-31T12:00:00.000Z' };
    await take(reader, await exportOf({ 'programme-runs': [whole, { ...run, ...changes }] }));
    expect(await runsOf(reader, 'recall')).toHaveLength(1);
  });
});
