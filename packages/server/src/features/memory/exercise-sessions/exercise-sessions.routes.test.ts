import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

const url = '/api/memory/exercise-sessions';
let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
  testApp.clock.set(new Date('2026-11-20T22:30:00Z'));
});
afterAll(() => testApp.close());

const day = (date: string, recall = 'unassisted', moments: object[] = []) => ({ date, recall, moments });
const session = {
  date: '2026-11-20',
  duration: 240,
  unassistedDays: 2,
  assistedDays: 1,
  completedAt: '2026-11-20T22:00:00.000Z',
  days: [day('2026-11-20'), day('2026-11-19', 'missed'), day('2026-11-18', 'assisted'), day('2026-11-17')],
};
const paused = { ...session, completedAt: null };
const listed = async (client: SignedInClient, query = '') =>
  (await client.get(`${url}${query}`)).body.data.items;

describe('keeping an exercise', () => {
  it('keeps what came back, and what its moments were then', async () => {
    const client = await signedInClient(testApp);
    const stranger = await signedInClient(testApp);
    const keep = async (of: SignedInClient, body: object) =>
      (await of.post('/api/memory/moments', body)).body.data.id;
    const own = await keep(client, { note: 'The baker sang.', kind: 'person', date: '2026-11-20' });
    const foreign = await keep(stranger, { note: 'Not yours.', kind: 'place' });
    const moments = [
      { id: own, cameBack: true },
      { id: foreign, cameBack: true },
      { id: 'A'.repeat(22), cameBack: false },
    ];
    const body = { ...session, days: [day('2026-11-20', 'unassisted', moments), ...session.days.slice(1)] };
    const { status, body: answer } = await client.post(url, body);
    expect(status).toBe(201);
    const known = { id: own, kind: 'person', hasPicture: false, cameBack: true };
    expect(answer.data).toEqual({
      ...session,
      id: expect.stringMatching(/^[\w-]{22}$/),
      days: [day('2026-11-20', 'unassisted', [known]), ...session.days.slice(1)],
      createdAt: '2026-11-20T22:30:00.000Z',
      updatedAt: '2026-11-20T22:30:00.000Z',
    });
    // The moment may go: what it was in the exercise stays.
    await client.delete(`/api/memory/moments/${own}`);
    expect((await client.get(`${url}/${answer.data.id}`)).body.data).toEqual(answer.data);
  });

  it('makes one of a request that is repeated, also at the same time', async () => {
    const client = await signedInClient(testApp);
    const headers = { 'idempotency-key': 'exercise-1' };
    const answers = await Promise.all([1, 2, 3].map(() => client.post(url, session, headers)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1);
    const other = await client.post(url, { ...session, duration: 1 }, headers);
    expect(other.body.reason).toBe('requests.idempotency_key_reused');
    await client.delete(`${url}/${answers[0]?.body.data.id}`);
    expect((await client.post(url, session, headers)).body.reason).toBe('exercise_sessions.not_found');
  });

  it.each([
    ['figures that are not those of the days', { unassistedDays: 3 }],
    ['figures of no day', { assistedDays: 0 }],
    ['days that go forward', { days: session.days.toReversed() }],
    ['a day twice', { days: [day('2026-11-20'), day('2026-11-20'), day('2026-11-19', 'assisted')] }],
    [
      'a day behind the exercise',
      { days: [day('2026-11-21'), day('2026-11-20'), day('2026-11-19', 'assisted')] },
    ],
    [
      'a day further back than an exercise goes',
      { days: [day('2026-11-20'), day('2025-11-19'), day('2025-11-18', 'assisted')] },
    ],
    ['more days than there are', { days: [], unassistedDays: 300, assistedDays: 100 }],
    ['days below none', { days: [], unassistedDays: -1 }],
    ['half a second', { duration: 0.5 }],
    ['more than a day of seconds', { duration: 90_000 }],
    ['longer than since the day began', { date: '2026-11-21', days: [], duration: 86_000 }],
    ['a day that has not come', { date: '2026-11-22', days: [] }],
    ['an end before its day', { completedAt: '2026-11-18T10:00:00Z' }],
    ['a recall that is none', { days: [day('2026-11-20', 'half')] }],
  ])('refuses %s', async (_name, change) => {
    const client = await signedInClient(testApp);
    const answer = await client.post(url, { ...session, ...change });
    expect([answer.status, answer.body.reason]).toEqual([422, 'requests.invalid']);
    expect(await listed(client)).toEqual([]);
  });

  it('takes figures alone, and one in which nothing came back', async () => {
    const client = await signedInClient(testApp);
    expect((await client.post(url, { ...session, days: [] })).status).toBe(201);
    const none = { ...session, unassistedDays: 0, assistedDays: 0, days: [day('2026-11-19', 'missed')] };
    expect((await client.post(url, none)).status).toBe(201);
  });

  it('takes a device whose clock is ahead to have completed it now', async () => {
    const client = await signedInClient(testApp);
    const { body } = await client.post(url, { ...session, completedAt: '2026-11-20T23:59:00Z' });
    expect(body.data.completedAt).toBe('2026-11-20T22:30:00.000Z');
  });
});

describe('a paused exercise', () => {
  it('can be gone on with, also days later, and is completed once', async () => {
    const client = await signedInClient(testApp);
    const { id } = (await client.post(url, paused)).body.data;
    await client.post(url, session);
    expect((await listed(client, '?state=paused')).map((item: { id: string }) => item.id)).toEqual([id]);
    const more = { ...paused, duration: 600, unassistedDays: 3, days: [...session.days, day('2026-11-16')] };
    expect((await client.put(`${url}/${id}`, more)).body.data).toMatchObject({
      unassistedDays: 3,
      completedAt: null,
    });
    const whole = { ...more, completedAt: '2026-11-20T22:20:00.000Z' };
    const done = await client.put(`${url}/${id}`, whole);
    expect(done.body.data).toMatchObject(whole);
    // A device that has not heard the answer says it again.
    expect((await client.put(`${url}/${id}`, whole)).body.data).toEqual(done.body.data);
    const changed = await client.put(`${url}/${id}`, { ...whole, duration: 700 });
    expect([changed.status, changed.body.reason]).toEqual([409, 'exercise_sessions.completed']);
    expect(await listed(client, '?state=paused')).toEqual([]);
    expect(await listed(client, '?state=completed')).toHaveLength(2);
  });

  it('is completed by one of two that come at once', async () => {
    const client = await signedInClient(testApp);
    const { id } = (await client.post(url, paused)).body.data;
    const answers = await Promise.all(
      [300, 400].map((duration) => client.put(`${url}/${id}`, { ...session, duration })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('an exercise that its device has named', () => {
  const id = 'a-device-named-it-1234';

  it('is one, however often its pauses and its end are said', async () => {
    const client = await signedInClient(testApp);
    const first = await client.post(url, { ...paused, id });
    expect([first.status, first.body.data.id]).toEqual([201, id]);
    const more = { ...paused, id, unassistedDays: 3, days: [...session.days, day('2026-11-16')] };
    const answers = await Promise.all([1, 2, 3].map(() => client.post(url, more)));
    expect(answers.map(({ body }) => [body.data.id, body.data.unassistedDays])).toEqual(
      answers.map(() => [id, 3]),
    );
    const end = { ...session, id };
    expect((await client.post(url, end)).body.data).toMatchObject({ id, completedAt: session.completedAt });
    expect((await client.post(url, end)).status).toBe(201);
    const late = await client.post(url, more);
    expect([late.status, late.body.reason]).toEqual([409, 'exercise_sessions.completed']);
    expect(await listed(client)).toHaveLength(1);
  });

  it('does not touch that of another member under the same name', async () => {
    const client = await signedInClient(testApp);
    const stranger = await signedInClient(testApp);
    await client.post(url, { ...paused, id });
    expect((await stranger.post(url, { ...session, id })).status).toBe(201);
    expect((await client.get(`${url}/${id}`)).body.data).toMatchObject({ completedAt: null });
  });

  it('is refused under a name that is none', async () => {
    const client = await signedInClient(testApp);
    expect((await client.post(url, { ...paused, id: '../x' })).status).toBe(422);
    expect(await listed(client)).toEqual([]);
  });
});

it('lists exercises latest first, page by page', async () => {
  const client = await signedInClient(testApp);
  const ids = [];
  for (const duration of [1, 2, 3, 4, 5])
    ids.unshift((await client.post(url, { ...session, duration })).body.data.id);
  const pages = [];
  let cursor = '';
  do {
    const { items, nextCursor } = (await client.get(`${url}?limit=2${cursor}`)).body.data;
    pages.push(...items.map((item: { id: string }) => item.id));
    cursor = nextCursor === null ? '' : `&cursor=${nextCursor}`;
  } while (cursor !== '');
  expect(pages.toSorted()).toEqual(ids.toSorted());
  expect((await client.get(`${url}?cursor=eA`)).status).toBe(422);
});

it('is nobody else’s', async () => {
  const client = await signedInClient(testApp);
  const stranger = await signedInClient(testApp);
  const { id } = (await client.post(url, paused)).body.data;
  const tried = await Promise.all([
    stranger.get(`${url}/${id}`),
    stranger.put(`${url}/${id}`, session),
    stranger.delete(`${url}/${id}`),
  ]);
  expect(tried.map(({ status, body }) => [status, body.reason])).toEqual(
    tried.map(() => [404, 'exercise_sessions.not_found']),
  );
  expect((await client.delete(`${url}/${id}`)).body).toEqual({ success: true });
  expect(await listed(client)).toEqual([]);
});
