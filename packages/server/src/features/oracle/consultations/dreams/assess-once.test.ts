import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppContext } from '#server/context.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { readFollowUp } from '../../oracle-follow-ups/read-follow-up.ts';
import { showConsultation } from '../show-consultation.ts';
import { buildConsultation, givenAnswer } from '../testing/build-consultation.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

/** The app's context, which counts what the engine is asked. */
function counting(): { context: AppContext; asked: () => number } {
  const { engine } = testApp.context;
  let asked = 0;
  const counted: AppContext['engine'] = {
    ...engine,
    assess: (...call) => {
      asked += 1;
      return engine.assess(...call);
    },
  };
  return { context: { ...testApp.context, engine: counted }, asked: () => asked };
}

async function practising() {
  const client = await signedInClient(testApp, { subscriptionTier: 'premium' });
  const { id, oracleResponse } = await buildConsultation(testApp, client.user.id, {
    userInput: 'Should I leave my house and move to another town?',
  });
  return { client, id, oracleResponse, member: client.user };
}

it('works out how a practice has gone once, until something of it changes', async () => {
  const { context, asked } = counting();
  const { client, id, member } = await practising();
  const first = await readFollowUp(context, { member, id });
  expect(await readFollowUp(context, { member, id })).toEqual(first);
  expect(asked()).toBe(1);
  const practiceDate = testApp.clock.now().toISOString().slice(0, 10);
  const entry = { practiceDate, journalEntry: 'The window was bright.' };
  await client.post(`/api/oracle/consultations/${id}/practice-entries`, entry);
  const { analysis } = await readFollowUp(context, { member, id });
  expect([analysis.daysPractised, asked()]).toEqual([1, 2]);
});

it('looks for dreams behind a question once, until another is written', async () => {
  const { context, asked } = counting();
  const { client, member } = await practising();
  const { id } = await buildConsultation(testApp, client.user.id, {
    userInput: 'Should I leave my house and move to another town?',
    oracleResponse: { ...givenAnswer(1, ''), isIncubation: true },
  });
  const dream = (content: string) => client.post('/api/dreams', { userId: client.user.id, content });
  testApp.clock.advance(60_000);
  await dream('My house stood in another town and I moved into it.');
  for (const _ of [1, 2, 3]) await showConsultation(context, { member, id });
  expect(asked()).toBe(1);
  await dream('I left my house and the town was far away.');
  await showConsultation(context, { member, id });
  expect(asked()).toBe(2);
});

it('gives nobody what was worked out for another', async () => {
  const { context, asked } = counting();
  const [one, other] = [await practising(), await practising()];
  await readFollowUp(context, { member: one.member, id: one.id });
  await readFollowUp(context, { member: other.member, id: other.id });
  expect(asked()).toBe(2);
});
