import { limits } from '@chitta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { buildConsultation, givenAnswer } from '../consultations/testing/build-consultation.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
  testApp.clock.set(new Date('2026-11-20T22:30:00Z'));
});
afterAll(() => testApp.close());

const entry = {
  practiceDate: '2026-11-20',
  journalEntry: 'I sat by the window for ten minutes.',
  insights: 'It got quiet.',
  moodBefore: 2,
  moodAfter: 4,
};

async function begin(values = {}) {
  const client = await signedInClient(testApp, { timezone: 'Europe/Madrid', ...values });
  const { id } = await buildConsultation(testApp, client.user.id);
  return { client, url: `/api/oracle/consultations/${id}/practice-entries` };
}
const put = (client: SignedInClient, url: string, payload: object) =>
  client.send({ method: 'PUT', url, payload });
const numbers = (items: { entryNumber: number }[]) => items.map(({ entryNumber }) => entryNumber);

describe('writing down how a practice went', () => {
  it('numbers entries from one and gives them back first entry first', async () => {
    const { client, url } = await begin();
    const first = await client.post(url, entry);
    expect(first.status).toBe(201);
    expect(first.body.data).toEqual({
      ...entry,
      entryNumber: 1,
      exerciseImplemented: '',
      challenges: '',
      practiceRating: null,
      nextSteps: '',
    });
    await client.post(url, { ...entry, practiceRating: 5 });
    const { items } = (await client.get(url)).body.data;
    expect(numbers(items)).toEqual([1, 2]);
    expect(items[1].practiceRating).toBe(5);
  });

  it('leaves no gap where many are written at once', async () => {
    const { client, url } = await begin();
    const written = await Promise.all(Array.from({ length: 12 }, () => client.post(url, entry)));
    expect(written.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201));
    const { items } = (await client.get(url)).body.data;
    expect(numbers(items)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  it('makes one entry of a request that is repeated, also at the same time', async () => {
    const { client, url } = await begin();
    const headers = { 'idempotency-key': 'entry-1' };
    const answers = await Promise.all([1, 2, 3].map(() => client.post(url, entry, headers)));
    expect(answers.map(({ status, body }) => [status, body.data.entryNumber])).toEqual([
      [201, 1],
      [201, 1],
      [201, 1],
    ]);
    const other = await client.post(url, { ...entry, journalEntry: 'Another.' }, headers);
    expect([other.status, other.body.reason]).toEqual([409, 'requests.idempotency_key_reused']);
    await client.delete(`${url}/1`);
    expect((await client.post(url, entry, headers)).body.reason).toBe('oracle.entry_not_found');
    expect((await client.get(url)).body.data.items).toEqual([]);
  });

  it('gives no number twice, also where the last entry was deleted', async () => {
    const { client, url } = await begin();
    await client.post(url, entry);
    await client.post(url, entry);
    expect((await client.delete(`${url}/2`)).body).toEqual({ success: true });
    expect((await client.post(url, entry)).body.data.entryNumber).toBe(3);
    expect(numbers((await client.get(url)).body.data.items)).toEqual([1, 3]);
  });

  it('takes no more than a consultation can have, however many come at once', async () => {
    const { client, url } = await begin();
    const most = limits.practiceEntry.perConsultation;
    const answers = await Promise.all(Array.from({ length: most + 3 }, () => client.post(url, entry)));
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body.reason)).toEqual(
      Array.from({ length: 3 }, () => 'oracle.too_many_entries'),
    );
    expect((await client.get(url)).body.data.items).toHaveLength(most);
  });

  it.each([
    ['Europe/Madrid', '2026-11-20', 201],
    ['Europe/Madrid', '2026-11-21', 422],
    // It is the next day there already.
    ['Asia/Tokyo', '2026-11-21', 201],
    ['America/Bogota', '2026-11-21', 422],
  ])('goes by the calendar of the member: in %s, %s', async (timezone, practiceDate, status) => {
    const { client, url } = await begin({ timezone });
    const answer = await client.post(url, { ...entry, practiceDate });
    expect(answer.status).toBe(status);
    if (status === 422) {
      expect(answer.body).toMatchObject({
        reason: 'requests.invalid',
        details: [{ path: 'practiceDate', message: 'Invalid input' }],
      });
    }
  });

  it.each([
    ['a day that is none', { practiceDate: '2026-02-30' }],
    ['a day before anything', { practiceDate: '1001-01-01' }],
    ['no text', { journalEntry: ' ' }],
    ['a mood beyond five', { moodAfter: 6 }],
    ['half a step', { practiceRating: 2.5 }],
    ['a text that is too long', { insights: 'x'.repeat(limits.practiceEntry.insights + 1) }],
  ])('refuses %s', async (_name, change) => {
    const { client, url } = await begin();
    expect((await client.post(url, { ...entry, ...change })).status).toBe(422);
    expect((await client.get(url)).body.data.items).toEqual([]);
  });

  it('is for consultations that gave a practice', async () => {
    const client = await signedInClient(testApp);
    const { id } = await buildConsultation(testApp, client.user.id, {
      oracleResponse: { ...givenAnswer(1, 'none'), kind: 'outside', practiceId: null },
      recommendedExerciseId: null,
    });
    const answer = await client.post(`/api/oracle/consultations/${id}/practice-entries`, {
      ...entry,
      practiceDate: '2026-11-19',
    });
    expect([answer.status, answer.body.reason]).toEqual([409, 'oracle.no_practice']);
  });
});

describe('changing an entry', () => {
  it('replaces what it says and keeps its number', async () => {
    const { client, url } = await begin();
    await client.post(url, entry);
    const changed = await put(client, `${url}/1`, {
      practiceDate: '2026-11-19',
      journalEntry: 'It was the day before.',
    });
    expect(changed.body.data).toMatchObject({
      entryNumber: 1,
      practiceDate: '2026-11-19',
      journalEntry: 'It was the day before.',
      insights: '',
      moodBefore: null,
    });
    expect((await client.get(url)).body.data.items).toEqual([changed.body.data]);
  });

  it('refuses what is not there and a day that has not come', async () => {
    const { client, url } = await begin();
    await client.post(url, entry);
    expect((await put(client, `${url}/2`, entry)).body.reason).toBe('oracle.entry_not_found');
    expect((await client.delete(`${url}/2`)).body.reason).toBe('oracle.entry_not_found');
    expect((await put(client, `${url}/1`, { ...entry, practiceDate: '2026-11-21' })).status).toBe(422);
  });
});

it('is nobody else’s', async () => {
  const { client, url } = await begin();
  await client.post(url, entry);
  const { client: stranger } = await begin();
  const tried = await Promise.all([
    stranger.get(url),
    stranger.post(url, entry),
    put(stranger, `${url}/1`, entry),
    stranger.delete(`${url}/1`),
  ]);
  expect(tried.map(({ status, body }) => [status, body.reason])).toEqual(
    tried.map(() => [404, 'oracle.not_found']),
  );
  expect((await client.get(url)).body.data.items).toHaveLength(1);
});
