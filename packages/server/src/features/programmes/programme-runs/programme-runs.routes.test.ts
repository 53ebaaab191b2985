import { limits } from '@chitta/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

const runs = (name: string) => `/api/programmes/${name}/runs`;
const url = runs('nightmares');
let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
beforeEach(() => testApp.clock.set(new Date('2026-11-02T20:00:00Z')));
afterAll(() => testApp.close());

const before = { nightmareNights: 4, distress: 2, sleepLostNights: 1, mastery: 0 };
const later = { nightmareNights: 1, distress: 1, sleepLostNights: 0, mastery: 3 };

async function begin(values = {}) {
  const client = await signedInClient(testApp, { timezone: 'Europe/Madrid', ...values });
  const { body } = await client.post(url, { before });
  return { client, run: `${url}/${body.data.id}`, id: body.data.id as string };
}
const put = (client: SignedInClient, address: string, payload: object) =>
  client.send({ method: 'PUT', url: address, payload });
const patch = (client: SignedInClient, address: string, payload: object) =>
  client.send({ method: 'PATCH', url: address, payload });
const walkTo = (day: string) => testApp.clock.set(new Date(`${day}T20:00:00Z`));

/** As somebody who comes by often enough to stay signed in. */
async function comeBy(client: SignedInClient, ...days: string[]): Promise<void> {
  for (const day of days) {
    walkTo(day);
    await client.get('/api/user');
  }
}

describe('beginning', () => {
  it('keeps the answers of before on the first day, by the calendar of the member', async () => {
    const client = await signedInClient(testApp, { timezone: 'Pacific/Auckland' });
    const { status, body } = await client.post(url, { before, concerns: ['poor-sleep', 'poor-sleep'] });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      id: expect.stringMatching(/^[\w-]{22}$/),
      name: 'nightmares',
      state: 'running',
      startedOn: '2026-11-03',
      day: 1,
      concerns: ['poor-sleep'],
      measures: [{ date: '2026-11-03', kind: 'before', values: before }],
      measureDueOn: '2026-11-10',
      needsHelp: false,
      answered: null,
    });
    expect((await client.get(`${url}/${body.data.id}`)).body.data).toEqual(body.data);
  });

  it('has one run of a programme at a time, however many requests come at once', async () => {
    const client = await signedInClient(testApp);
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.post(url, { before })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.reason).toBe('programmes.running');
    expect((await client.get(url)).body.data.items).toHaveLength(1);
  });

  it('makes one of a request that is repeated', async () => {
    const client = await signedInClient(testApp);
    const headers = { 'idempotency-key': 'begin-1' };
    const answers = await Promise.all([1, 2, 3].map(() => client.post(url, { before }, headers)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1);
  });

  it.each([
    ['a question left out', { ...before, mastery: undefined }, 'before.mastery'],
    ['the question of another programme', { ...before, burden: 1 }, 'before.burden'],
    ['eight nights of seven', { ...before, nightmareNights: 8 }, 'before.nightmareNights'],
    ['a step beyond four', { ...before, distress: 5 }, 'before.distress'],
  ])('refuses %s', async (_name, values, path) => {
    const client = await signedInClient(testApp);
    const { status, body } = await client.post(url, { before: values });
    expect([status, body.reason, body.details[0].path]).toEqual([422, 'requests.invalid', path]);
    expect((await client.get(url)).body.data.items).toEqual([]);
  });

  it('asks for premium where the programme does', async () => {
    const request = { before: { lucidNights: 0, sleepQuality: 3 } };
    const free = await signedInClient(testApp);
    expect((await free.post(runs('lucid'), request)).body.reason).toBe('memberships.premium_needed');
    const premium = await signedInClient(testApp, { subscriptionTier: 'premium' });
    expect((await premium.post(runs('lucid'), request)).status).toBe(201);
  });

  it.each(['poor-sleep', 'in-treatment'])('keeps somebody with %s from waking at night', async (concern) => {
    const premium = await signedInClient(testApp, { subscriptionTier: 'premium' });
    const request = { before: { lucidNights: 0, sleepQuality: 3 }, concerns: [concern] };
    const { status, body } = await premium.post(runs('lucid'), request);
    expect([status, body.reason]).toEqual([403, 'programmes.not_advised']);
    expect((await premium.post(url, { before, concerns: [concern] })).status).toBe(201);
  });

  it('begins anew where an old run was left lying, and ends that', async () => {
    const { client, run } = await begin();
    await comeBy(client, '2026-11-20', '2026-12-10', '2026-12-28');
    expect((await client.post(url, { before })).status).toBe(201);
    expect((await client.get(run)).body.data).toMatchObject({ state: 'completed', endedOn: '2026-12-27' });
  });
});

describe('days', () => {
  it('keeps what was done, replaces it, and takes out a day of which nothing is said', async () => {
    const { client, run } = await begin();
    walkTo('2026-11-04');
    await put(client, `${run}/days/2026-11-04`, {
      done: ['picture', 'rewrite'],
      minutes: 10,
      note: ' Calm. ',
    });
    await put(client, `${run}/days/2026-11-02`, { done: ['choose'] });
    const day = { minutes: null, minutesToSleep: null, answer: null, note: '' };
    const { body } = await client.get(run);
    expect(body.data).toMatchObject({
      day: 3,
      days: [
        { ...day, date: '2026-11-02', done: ['choose'] },
        { ...day, date: '2026-11-04', done: ['rewrite', 'picture'], minutes: 10, note: 'Calm.' },
      ],
    });
    const cleared = await put(client, `${run}/days/2026-11-02`, {});
    expect(cleared.body.data.days.map(({ date }: { date: string }) => date)).toEqual(['2026-11-04']);
  });

  it.each([
    ['a day that has not come', '2026-11-04', {}],
    ['a day before the first', '2026-11-01', {}],
    ['a day that is none', '2026-02-30', {}],
    ['a step of another programme', '2026-11-02', { done: ['mark'] }],
    ['more minutes than an evening has', '2026-11-02', { minutes: 241 }],
  ])('refuses %s', async (_name, date, request) => {
    const { client, run } = await begin();
    expect((await put(client, `${run}/days/${date}`, request)).status).toBe(422);
    expect((await client.get(run)).body.data.days).toEqual([]);
  });

  it('tells on how many mornings a dream had to do with the question', async () => {
    const client = await signedInClient(testApp, { subscriptionTier: 'premium' });
    const request = { before: { burden: 4, solvability: 1, mood: 2 } };
    const { body } = await client.post(runs('incubation'), request);
    expect(body.data.needsHelp).toBe(true);
    const run = `${runs('incubation')}/${body.data.id}`;
    walkTo('2026-11-11');
    for (const [index, answer] of ['no', 'yes', 'partly', 'no', 'no', 'no', 'yes'].entries()) {
      await put(client, `${run}/days/2026-11-0${index + 3}`, { answer });
    }
    const { answered } = (await client.get(run)).body.data;
    expect(answered).toMatchObject({ n: 7, count: 3 });
    expect(answered.low).toBeLessThan(3 / 7);
    expect(answered.high).toBeGreaterThan(3 / 7);
  });
});

describe('what it changed', () => {
  it('tells the change of nights with its interval, and concludes only where the interval allows it', async () => {
    const { client, run } = await begin();
    const effect = async () => (await client.get(run)).body.data.effects[0];
    expect(await effect()).toEqual({
      measure: 'nightmareNights',
      before: 4,
      since: null,
      answers: 0,
      change: null,
      verdict: null,
    });
    walkTo('2026-11-09');
    await put(client, `${run}/measures/2026-11-09`, { ...later, nightmareNights: 3 });
    expect(await effect()).toMatchObject({ since: 3, verdict: 'cannot_tell' });
    walkTo('2026-11-30');
    for (const date of ['2026-11-16', '2026-11-23', '2026-11-30']) {
      await put(client, `${run}/measures/${date}`, { ...later, nightmareNights: 0 });
    }
    const told = await effect();
    expect(told).toMatchObject({ before: 4, since: 0.8, answers: 4, verdict: 'less' });
    expect(told.change.high).toBeLessThan(0);
    const [, distress] = (await client.get(run)).body.data.effects;
    expect(distress).toEqual({
      measure: 'distress',
      before: 2,
      since: 1,
      answers: 4,
      change: null,
      verdict: null,
    });
  });

  it('counts no night twice', async () => {
    const { client, run } = await begin();
    walkTo('2026-11-12');
    for (const day of ['05', '09', '10', '12']) {
      await put(client, `${run}/measures/2026-11-${day}`, { ...later, nightmareNights: 7 });
    }
    // Only the last of them is a week after those of before, and none a week before it.
    expect((await client.get(run)).body.data.effects[0]).toMatchObject({ answers: 1, since: 7 });
  });

  it('is asked each week and once at the end, also of somebody who stopped', async () => {
    const { client, run } = await begin();
    walkTo('2026-11-09');
    const answer = await put(client, `${run}/measures/2026-11-09`, later);
    expect(answer.body.data).toMatchObject({ measureDueOn: '2026-11-16' });
    walkTo('2026-11-12');
    const stopped = await patch(client, run, { state: 'stopped' });
    expect(stopped.body.data).toMatchObject({
      state: 'stopped',
      endedOn: '2026-11-12',
      measureDueOn: '2026-11-12',
    });
    const after = await put(client, `${run}/measures/2026-11-12`, later);
    expect(after.body.data.measureDueOn).toBeNull();
    expect(after.body.data.measures.map(({ kind }: { kind: string }) => kind)).toEqual([
      'before',
      'weekly',
      'after',
    ]);
    await comeBy(client, '2026-11-30', '2026-12-12');
    expect((await put(client, `${run}/measures/2026-12-12`, later)).body.reason).toBe('programmes.ended');
  });
});

describe('more help than a programme is', () => {
  it.each([
    ['what really happened', { before, concerns: ['real-event'] }, true],
    ['many nights that upset', { before: { ...before, distress: 3 } }, true],
    ['sleep lost on three nights', { before: { ...before, sleepLostNights: 3 } }, true],
    ['few nights that upset', { before: { ...before, nightmareNights: 2, distress: 4 } }, false],
    ['nothing of the kind', { before }, false],
  ])('is pointed out for %s: %s', async (_name, request, needsHelp) => {
    const client = await signedInClient(testApp);
    expect((await client.post(url, request)).body.data.needsHelp).toBe(needsHelp);
  });
});

describe('what was written, and the end', () => {
  it('keeps both, also after the end, and ends once', async () => {
    const { client, run } = await begin();
    expect((await patch(client, run, {})).status).toBe(422);
    await patch(client, run, { writing: 'The dog lay down and yawned.' });
    walkTo('2026-11-05');
    await patch(client, run, { state: 'stopped' });
    const { body } = await patch(client, run, { writing: 'The dog yawned.' });
    expect(body.data).toMatchObject({ state: 'stopped', writing: 'The dog yawned.', day: 4 });
    expect((await patch(client, run, { state: 'stopped' })).status).toBe(200);
    expect((await patch(client, run, { state: 'completed' })).body.reason).toBe('programmes.ended');
    walkTo('2026-11-07');
    expect((await put(client, `${run}/days/2026-11-07`, { note: 'x' })).body.reason).toBe('programmes.ended');
    expect((await put(client, `${run}/days/2026-11-05`, { note: 'x' })).status).toBe(200);
  });

  it('is gone when it is deleted', async () => {
    const { client, run } = await begin();
    expect((await client.delete(run)).body).toEqual({ success: true });
    expect((await client.get(run)).body.reason).toBe('programmes.run_not_found');
    expect((await client.delete(run)).status).toBe(404);
  });

  it('keeps no more of one programme than can be looked through', async () => {
    const client = await signedInClient(testApp);
    for (let count = 0; count < limits.programmeRun.perProgramme; count += 1) {
      const { body } = await client.post(url, { before });
      await patch(client, `${url}/${body.data.id}`, { state: 'stopped' });
    }
    expect((await client.post(url, { before })).body.reason).toBe('programmes.too_many');
  });
});

it('is nobody else’s, and of no other programme', async () => {
  const { client, run, id } = await begin();
  const stranger = await signedInClient(testApp);
  const tried = await Promise.all([
    stranger.get(run),
    patch(stranger, run, { state: 'stopped' }),
    put(stranger, `${run}/days/2026-11-02`, {}),
    put(stranger, `${run}/measures/2026-11-02`, later),
    stranger.delete(run),
    client.get(`${runs('recall')}/${id}`),
  ]);
  expect(tried.map(({ status, body }) => [status, body.reason])).toEqual(
    tried.map(() => [404, 'programmes.run_not_found']),
  );
  expect((await stranger.get(url)).body.data.items).toEqual([]);
  expect((await client.get(run)).body.data.state).toBe('running');
});
