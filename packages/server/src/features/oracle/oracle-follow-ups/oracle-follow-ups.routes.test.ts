import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import type { TestResponse } from '#server/testing/client.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { anyPractice, buildConsultation, givenAnswer } from '../consultations/testing/build-consultation.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
  testApp.clock.set(new Date('2026-11-20T12:00:00Z'));
});
afterAll(() => testApp.close());

const url = '/api/oracle/consultations';
const question = 'Should I leave my house and move to another town?';
const premium = { subscriptionTier: 'premium' } as const;

async function begin(values: Parameters<typeof signedInClient>[1] = premium, moods: number[][] = []) {
  const client = await signedInClient(testApp, { timezone: 'Europe/Madrid', ...values });
  const { id } = await buildConsultation(testApp, client.user.id, {
    userInput: question,
    followUpDate: '2026-11-24',
    createdAt: new Date('2026-11-14T09:00:00Z'),
  });
  for (const [index, [moodBefore, moodAfter]] of moods.entries()) {
    await client.post(`${url}/${id}/practice-entries`, {
      practiceDate: `2026-11-${15 + index}`,
      journalEntry: 'I sat by the window, and the window was bright.',
      moodBefore,
      moodAfter,
    });
  }
  return { client, own: `${url}/${id}`, id };
}
const follow = (client: SignedInClient, own: string, body: object = { next: 'end' }, headers = {}) =>
  client.post(`${own}/follow-up`, body, headers);
const outcomes = (answers: TestResponse[]) =>
  answers.map(({ status, body }) => (status === 201 ? 201 : `${status} ${body.reason}`)).sort();
const count = async (client: SignedInClient) => (await client.get(url)).body.data.items.length;

describe('how a practice has gone', () => {
  it('is told before the follow-up, and stays as it was told with it', async () => {
    const { client, own } = await begin(premium, [
      [2, 4],
      [2, 3],
      [3, 4],
    ]);
    const before = (await client.get(`${own}/follow-up`)).body.data;
    expect(before.followUp).toBeNull();
    expect(before.analysis).toMatchObject({ version: 1, daysPlanned: 6, daysPractised: 3 });
    const done = (await follow(client, own)).body.data;
    expect(done).toMatchObject({ journalEntriesCount: 3, practiceAnalysis: before.analysis });
    await client.post(`${own}/practice-entries`, { practiceDate: '2026-11-19', journalEntry: 'Again.' });
    expect((await client.get(`${own}/follow-up`)).body.data).toEqual({
      analysis: before.analysis,
      followUp: done,
    });
  });

  it.each([
    ['en', question, /3 of 6 days.*mood/u, 'What came back', 'Here it ends|closed for now'],
    [
      'es',
      '¿Dejo mi casa y me voy a otra ciudad?',
      /3 de 6 días.*ánimo/u,
      'Lo que volvió',
      'Aquí termina|Queda cerrado',
    ],
  ] as const)(
    'is said in the language of the answer (%s)',
    async (language, asked, progress, evolution, next) => {
      const client = await signedInClient(testApp, { timezone: 'Europe/Madrid', ...premium });
      const { id } = await buildConsultation(testApp, client.user.id, {
        userInput: asked,
        oracleResponse: { ...givenAnswer(1, anyPractice()), language },
        createdAt: new Date('2026-11-14T09:00:00Z'),
      });
      for (const day of [15, 16, 17])
        await client.post(`${url}/${id}/practice-entries`, {
          practiceDate: `2026-11-${day}`,
          journalEntry: language === 'en' ? 'The window was bright.' : 'La ventana estaba clara.',
          moodBefore: 2,
          moodAfter: day === 17 ? 3 : 4,
        });
      const answer = await follow(client, `${url}/${id}`);
      expect(answer.status, answer.text).toBe(201);
      const { practiceAnalysis, progressAssessment, evolutionInsights, nextPhaseGuidance } = answer.body.data;
      expect(practiceAnalysis.moods).toMatchObject({ entries: 3, mean: 1.67 });
      expect(progressAssessment).toMatch(progress);
      expect(evolutionInsights).toContain(evolution);
      expect(nextPhaseGuidance).toMatch(new RegExp(next, 'u'));
    },
  );

  it('is for consultations that gave a practice', async () => {
    const client = await signedInClient(testApp, premium);
    const { id } = await buildConsultation(testApp, client.user.id, {
      oracleResponse: { ...givenAnswer(1, ''), kind: 'outside', practiceId: null },
      recommendedExerciseId: null,
    });
    const answers = [await client.get(`${url}/${id}/follow-up`), await follow(client, `${url}/${id}`)];
    expect(outcomes(answers)).toEqual(['409 oracle.no_practice', '409 oracle.no_practice']);
  });
});

describe('doing the follow-up', () => {
  it('ends the practice: it is complete, and nobody asks again', async () => {
    const { client, own, id } = await begin();
    const body = { next: 'end', change: ' I said no. ', fit: 'yes' };
    const answer = await follow(client, own, body);
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body.data).toMatchObject({
      originalConsultationId: id,
      followupConsultationId: null,
      journalEntriesCount: 0,
      completionDate: '2026-11-20T12:00:00.000Z',
    });
    expect((await client.get(own)).body.data).toMatchObject({
      practiceCompleted: true,
      followUpDate: null,
      isFollowUpDue: false,
      fit: 'yes',
    });
    expect(await count(client)).toBe(1);
  });

  it('goes on with another practice for the same question', async () => {
    const { client, own, id } = await begin();
    const { followupConsultationId } = (await follow(client, own, { next: 'practice' })).body.data;
    const next = (await client.get(`${url}/${followupConsultationId}`)).body.data;
    const before = (await client.get(own)).body.data;
    expect(next).toMatchObject({
      userInput: question,
      goesOnFrom: id,
      practiceCompleted: false,
      followUpDate: '2026-11-27',
    });
    expect(next.recommendedExerciseId).not.toBe(before.recommendedExerciseId);
  });

  it('is done once', async () => {
    const { client, own } = await begin();
    await follow(client, own);
    expect(outcomes([await follow(client, own, { next: 'practice' })])).toEqual([
      '409 oracle.follow_up_done',
    ]);
    expect(await count(client)).toBe(1);
  });

  it('of several at once one is done, and makes one consultation', async () => {
    const { client, own } = await begin();
    const answers = await Promise.all([1, 2, 3].map(() => follow(client, own, { next: 'practice' })));
    expect(outcomes(answers)).toEqual([201, '409 oracle.follow_up_done', '409 oracle.follow_up_done']);
    expect(await count(client)).toBe(2);
  });

  it('gives a request that is repeated what the first one made', async () => {
    const { client, own } = await begin();
    const headers = { 'idempotency-key': 'follow-1' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => follow(client, own, { next: 'practice' }, headers)),
    );
    expect(outcomes(answers)).toEqual([201, 201, 201]);
    const later = await follow(client, own, { next: 'practice' }, headers);
    expect(new Set([...answers, later].map(({ text }) => text)).size).toBe(1);
    expect(await count(client)).toBe(2);
    const other = await follow(client, own, { next: 'end' }, headers);
    expect(other.body.reason).toBe('requests.idempotency_key_reused');
  });

  it.each([{}, { next: 'more' }, { next: 'end', change: 'x'.repeat(20_000) }, { next: 'end', fit: 'very' }])(
    'refuses %j',
    async (body) => {
      const { client, own } = await begin();
      expect((await follow(client, own, body)).status).toBe(422);
      expect((await client.get(`${own}/follow-up`)).body.data.followUp).toBeNull();
    },
  );

  it('is nobody else’s', async () => {
    const { client, own } = await begin();
    const stranger = await signedInClient(testApp, premium);
    expect(outcomes([await follow(stranger, own), await stranger.get(`${own}/follow-up`)])).toEqual([
      '404 oracle.not_found',
      '404 oracle.not_found',
    ]);
    expect((await client.get(`${own}/follow-up`)).body.data.followUp).toBeNull();
  });
});

describe('without premium', () => {
  it('the one consultation is whole: it goes on once, and what follows it does not', async () => {
    const client = await signedInClient(testApp);
    const first = (await client.post(url, { userInput: question })).body.data;
    const done = await follow(client, `${url}/${first.id}`, { next: 'practice' });
    expect(done.status, done.text).toBe(201);
    const next = `${url}/${done.body.data.followupConsultationId}`;
    expect(outcomes([await follow(client, next, { next: 'practice' })])).toEqual([
      '403 oracle.premium_needed',
    ]);
    expect(outcomes([await follow(client, next, { next: 'end' })])).toEqual([201]);
  });

  it('a consultation of better days goes on no more, and can be ended', async () => {
    const { client, own } = await begin({});
    expect(outcomes([await follow(client, own, { next: 'practice' })])).toEqual([
      '403 oracle.premium_needed',
    ]);
    expect((await client.get(`${own}/follow-up`)).body.data.followUp).toBeNull();
    expect(outcomes([await follow(client, own)])).toEqual([201]);
  });
});
