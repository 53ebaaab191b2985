import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifications } from '#server/db/tables/messaging/notifications.ts';
import { scheduledJobs } from '#server/jobs.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { givenOf } from '#server/testing/given-of.ts';
import { anyPractice, buildConsultation } from '../../oracle/consultations/testing/build-consultation.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
beforeEach(() => testApp.clock.set(new Date('2026-11-20T12:00:00Z')));
afterAll(() => testApp.close());

const job = () =>
  scheduledJobs(testApp.context)
    .find(({ name }) => name === 'tell-of-follow-ups')
    ?.run();
const toldOf = async ({ user }: SignedInClient) =>
  (await testApp.context.db.select().from(notifications).where(eq(notifications.userId, user.id))).map(
    ({ kind, path }) => ({ kind, path }),
  );
/** Runs the job at each of these times, and says at which of them there was how much. */
async function countsAt(client: SignedInClient, times: readonly string[]): Promise<number[]> {
  const counts: number[] = [];
  for (const time of times) {
    testApp.clock.set(new Date(time));
    await job();
    counts.push((await toldOf(client)).length);
  }
  return counts;
}

describe('a practice', () => {
  const due = async (timezone: string, values: object = {}) => {
    const client = await signedInClient(testApp, { timezone });
    const { id } = await buildConsultation(testApp, client.user.id, {
      followUpDate: '2026-11-24',
      recommendedExerciseId: anyPractice(),
      ...values,
    });
    return { client, id };
  };

  it.each([
    ['Europe/Madrid', ['2026-11-23T20:05:00Z', '2026-11-24T07:05:00Z', '2026-11-24T08:05:00Z']],
    ['America/Bogota', ['2026-11-24T08:05:00Z', '2026-11-24T13:05:00Z', '2026-11-24T14:05:00Z']],
    ['Pacific/Kiritimati', ['2026-11-23T09:05:00Z', '2026-11-23T18:05:00Z', '2026-11-23T19:05:00Z']],
  ])('is told of once, from the morning of its day on where its member lives (%s)', async (zone, times) => {
    const { client, id } = await due(zone);
    expect(await countsAt(client, [...times, '2026-11-25T15:05:00Z'])).toEqual([0, 0, 1, 1]);
    expect(await toldOf(client)).toEqual([{ kind: 'oracle_follow_up_due', path: `/oracle-history/${id}` }]);
  });

  it('is not told of once it is completed, was never given, or its day is long gone', async () => {
    const completed = { practiceCompleted: true, practiceCompletedAt: new Date() };
    const done = await due('UTC', completed);
    const none = await due('UTC', { recommendedExerciseId: null });
    const old = await due('UTC', { followUpDate: '2026-11-19' });
    testApp.clock.set(new Date('2026-11-24T12:05:00Z'));
    await job();
    for (const { client } of [done, none, old]) expect(await toldOf(client)).toEqual([]);
  });
});

describe('a reading', () => {
  const read = async (values: Parameters<typeof signedInClient>[1] = {}) => {
    const client = await signedInClient(testApp, { timezone: 'UTC', ...values });
    const content = 'I was in my old house. A black dog chased me to the locked door.';
    const { body } = await client.post('/api/translate-dream', { content });
    const dream = { userId: client.user.id, content, given: givenOf(body) };
    const { id } = (await client.post('/api/dreams', dream)).body.data;
    return { client, id };
  };
  const mornings = ['21', '22', '23', '27'].map((day) => `2026-11-${day}T09:05:00Z`);

  it('is told of on the days on which the journal asks about it', async () => {
    const { client, id } = await read();
    expect(await countsAt(client, mornings)).toEqual([0, 1, 1, 2]);
    const told = { kind: 'dream_follow_up_due', path: `/journal/${id}` };
    expect(await toldOf(client)).toEqual([told, told]);
  });

  it('is not told of in the afternoon, nor to who wants no questions or has answered', async () => {
    const late = await read();
    expect(await countsAt(late.client, ['2026-11-22T15:05:00Z'])).toEqual([0]);
    testApp.clock.set(new Date('2026-11-20T12:00:00Z'));
    const quiet = await read({ followUpQuestions: false });
    const judged = await read();
    const payload = { verdict: 'yes' };
    await judged.client.send({ method: 'PUT', url: `/api/dreams/${judged.id}/fit`, payload });
    expect(await countsAt(quiet.client, mornings)).toEqual([0, 0, 0, 0]);
    expect(await toldOf(judged.client)).toEqual([]);
  });
});
