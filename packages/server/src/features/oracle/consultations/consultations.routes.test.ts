import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oracleFollowupConsultations } from '#server/db/tables/oracle/oracle-followup-consultations.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { buildConsultation, givenAnswer } from './testing/build-consultation.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
  testApp.clock.set(new Date('2026-11-20T12:00:00Z'));
});
afterAll(() => testApp.close());

const url = '/api/oracle/consultations';
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9));
const inputs = (items: { userInput: string }[]) => items.map(({ userInput }) => userInput);
const list = async (client: SignedInClient, query = '') =>
  inputs((await client.get(`${url}${query}`)).body.data.items);
const write = (client: SignedInClient, id: string, times: number) =>
  Promise.all(
    Array.from({ length: times }, () =>
      client.post(`${url}/${id}/practice-entries`, { practiceDate: '2026-11-19', journalEntry: 'Done.' }),
    ),
  );

async function fill(client: SignedInClient) {
  const add = (userInput: string, day: number, values = {}) =>
    buildConsultation(testApp, client.user.id, { userInput, createdAt: at(day), ...values });
  const done = { practiceCompleted: true, practiceCompletedAt: at(9) };
  return {
    town: await add('Should I move to Cádiz?', 1, { followUpDate: '2026-11-20', thought: 'The sea waits.' }),
    mother: await add('Why is my mother so far away?', 2, { ...done, field: 'family', thought: 'A door.' }),
    money: await add('Should I buy shares of that firm?', 3, {
      oracleResponse: { ...givenAnswer(1, ''), kind: 'outside', practiceId: null },
      recommendedExerciseId: null,
      thought: null,
      field: null,
    }),
    post: await add('Is the new post mine?', 4, {
      followUpDate: '2026-11-21',
      thought: 'Ready for a while.',
    }),
  };
}

describe('the list', () => {
  it('shows the newest first, with what became of each', async () => {
    const client = await signedInClient(testApp);
    const { town } = await fill(client);
    await write(client, town.id, 2);
    const { items } = (await client.get(url)).body.data;
    expect(inputs(items)).toEqual([
      'Is the new post mine?',
      'Should I buy shares of that firm?',
      'Why is my mother so far away?',
      'Should I move to Cádiz?',
    ]);
    expect(items[3]).toMatchObject({ entries: 2, isFollowUpDue: true, isShared: false, kind: 'answer' });
    expect(items[3].practiceTitle).toBeTruthy();
    expect(items[1]).toMatchObject({ kind: 'outside', practiceTitle: null, isFollowUpDue: false });
  });

  it.each([
    ['?search=cadiz', ['Should I move to Cádiz?']],
    ['?search=SEA%20waits', ['Should I move to Cádiz?']],
    ['?search=waits%20mother', []],
    ['?search=%25', []],
    ['?search=m%C3%B6ther', ['Why is my mother so far away?']],
    ['?field=family', ['Why is my mother so far away?']],
    ['?state=open', ['Is the new post mine?', 'Should I move to Cádiz?']],
    ['?state=completed', ['Why is my mother so far away?']],
    ['?state=due', ['Should I move to Cádiz?']],
    ['?state=open&search=new', ['Is the new post mine?']],
  ])('finds by %s', async (query, expected) => {
    const client = await signedInClient(testApp);
    await fill(client);
    await fill(await signedInClient(testApp));
    expect(await list(client, query)).toEqual(expected);
  });

  it.each([1, 2, 3, 5])('reads on by pages of %i without a gap or a repetition', async (limit) => {
    const client = await signedInClient(testApp);
    await fill(client);
    // Two of the same moment.
    await buildConsultation(testApp, client.user.id, {
      userInput: 'And what else is mine?',
      createdAt: at(4),
    });
    const read = async (cursor: string | null, found: string[]): Promise<string[]> => {
      const page = (await client.get(`${url}?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`)).body.data;
      const all = [...found, ...inputs(page.items)];
      return page.nextCursor === null ? all : read(page.nextCursor, all);
    };
    const all = await read(null, []);
    expect(all).toHaveLength(5);
    expect(all).toEqual(await list(client));
  });

  it.each(['x', Buffer.from('["1","dream"]').toString('base64url')])(
    'refuses the cursor %s',
    async (cursor) => {
      const client = await signedInClient(testApp);
      expect((await client.get(`${url}?cursor=${cursor}`)).status).toBe(422);
    },
  );
});

describe('what waits at the Oracle', () => {
  it('is the latest open practice and the follow-up that is due', async () => {
    const client = await signedInClient(testApp);
    const { town, post } = await fill(client);
    const { data } = (await client.get('/api/oracle/today')).body;
    expect(data).toMatchObject({
      access: 'taste',
      isSetUp: false,
      open: { id: post.id },
      dreams: 0,
      fit: null,
    });
    expect(data.practice.id).toBe(post.recommendedExerciseId);
    expect(data.due.id).toBe(town.id);
  });

  it('asks at once after three entries, and never again once it was done', async () => {
    const client = await signedInClient(testApp);
    const { post } = await fill(client);
    await write(client, post.id, 3);
    expect(await list(client, '?state=due')).toEqual(['Is the new post mine?', 'Should I move to Cádiz?']);
    await testApp.context.db.insert(oracleFollowupConsultations).values({
      userId: client.user.id,
      originalConsultationId: post.id,
      journalEntriesCount: 3,
      practiceAnalysis: { version: 1, daysPlanned: 7, daysPractised: 1, moods: null, words: [], dreams: [] },
      progressAssessment: 'a',
      evolutionInsights: 'b',
      nextPhaseGuidance: 'c',
      completionDate: at(20),
    });
    expect(await list(client, '?state=due')).toEqual(['Should I move to Cádiz?']);
    const moved = await client.patch(`${url}/${post.id}`, { followUpDate: '2026-12-01' });
    expect(moved.body.reason).toBe('oracle.follow_up_done');
  });

  it('tells how often answers fitted once there are enough', async () => {
    const client = await signedInClient(testApp);
    const { town, mother, post } = await fill(client);
    const fitOf = async () => (await client.get('/api/oracle/today')).body.data.fit;
    await client.patch(`${url}/${town.id}`, { fit: 'yes' });
    await client.patch(`${url}/${mother.id}`, { fit: 'partly' });
    expect(await fitOf()).toBeNull();
    await client.patch(`${url}/${post.id}`, { fit: 'yes' });
    expect(await fitOf()).toEqual({ fitted: 2, answered: 3 });
    await client.patch(`${url}/${post.id}`, { fit: null });
    expect(await fitOf()).toBeNull();
  });
});

describe('changing a consultation', () => {
  it('completes a practice once, and takes that back', async () => {
    const client = await signedInClient(testApp);
    const { post } = await fill(client);
    const change = async (changes: object) => (await client.patch(`${url}/${post.id}`, changes)).body.data;
    const completed = await change({ practiceCompleted: true });
    expect(completed).toMatchObject({
      practiceCompleted: true,
      practiceCompletedAt: '2026-11-20T12:00:00.000Z',
    });
    testApp.clock.advance(60_000);
    expect((await change({ practiceCompleted: true })).practiceCompletedAt).toBe('2026-11-20T12:00:00.000Z');
    expect(await change({ practiceCompleted: false })).toMatchObject({
      practiceCompleted: false,
      practiceCompletedAt: null,
    });
    testApp.clock.set(new Date('2026-11-20T12:00:00Z'));
  });

  it.each([
    ['UTC', '2026-11-20', 422],
    ['UTC', '2026-11-21', 200],
    ['UTC', '2027-01-19', 200],
    ['UTC', '2027-01-20', 422],
    ['Pacific/Kiritimati', '2026-11-21', 422],
    ['UTC', '2026-11-31', 422],
  ])('moves the day of the follow-up: in %s to %s', async (timezone, followUpDate, status) => {
    const client = await signedInClient(testApp, { timezone });
    const { post } = await fill(client);
    const answer = await client.patch(`${url}/${post.id}`, { followUpDate });
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.body.details[0].path).toBe('followUpDate');
    else expect(answer.body.data.followUpDate).toBe(followUpDate);
  });

  it('refuses what makes no sense', async () => {
    const client = await signedInClient(testApp);
    const { money } = await fill(client);
    const reason = async (changes: object) => (await client.patch(`${url}/${money.id}`, changes)).body.reason;
    expect(await reason({ practiceCompleted: true })).toBe('oracle.no_practice');
    expect(await reason({ followUpDate: '2026-11-25' })).toBe('oracle.no_practice');
    expect(await reason({ fit: 'yes' })).toBe('requests.invalid');
    expect(await reason({})).toBe('requests.invalid');
  });

  it('changes nothing where one of several changes is refused', async () => {
    const client = await signedInClient(testApp);
    const { post } = await fill(client);
    await client.patch(`${url}/${post.id}`, { fit: 'no', followUpDate: '2020-01-01' });
    expect((await client.get(`${url}/${post.id}`)).body.data).toMatchObject({
      fit: null,
      followUpDate: '2026-11-21',
    });
  });
});

describe('another member', () => {
  it('finds nothing, changes nothing and deletes nothing', async () => {
    const client = await signedInClient(testApp);
    const { post } = await fill(client);
    const stranger = await signedInClient(testApp, { isAdmin: true });
    const own = `${url}/${post.id}`;
    const tried = [
      await stranger.get(own),
      await stranger.patch(own, { fit: 'no' }),
      await stranger.delete(own),
      await stranger.get(`${own}/follow-up`),
    ];
    expect(tried.map(({ status, body }) => [status, body.reason])).toEqual(
      tried.map(() => [404, 'oracle.not_found']),
    );
    expect((await client.get(own)).body.data.fit).toBeNull();
  });
});

it('goes for good with its journal, follow-up and share', async () => {
  const client = await signedInClient(testApp);
  const { post, town } = await fill(client);
  await write(client, post.id, 2);
  const chosen = { includesQuestion: true, includesDreams: true, includesPractice: true, days: 7 };
  const { token } = (await client.post(`${url}/${post.id}/share`, chosen)).body.data;
  await buildConsultation(testApp, client.user.id, { goesOnFrom: post.id, userInput: 'And now, what else?' });
  expect((await client.delete(`${url}/${post.id}`)).body).toEqual({ success: true });
  expect((await client.get(`${url}/${post.id}`)).status).toBe(404);
  expect((await client.delete(`${url}/${post.id}`)).status).toBe(404);
  expect((await client.get(`/api/share/oracle/${token}`)).status).toBe(404);
  const { items } = (await client.get(url)).body.data;
  const next = (await client.get(`${url}/${items[0].id}`)).body.data;
  expect([next.userInput, next.goesOnFrom]).toEqual(['And now, what else?', null]);
  expect((await client.get(`${url}/${town.id}`)).status).toBe(200);
});
