import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invariant } from '#server/platform/errors/invariant.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import type { TestResponse } from '#server/testing/client.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { givenOf } from '#server/testing/given-of.ts';
import { askOracle } from './ask-oracle.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const url = '/api/oracle/consultations';
const question = 'Should I leave my house and move to another town?';
const dreams = [
  'I walked through my old house and found a room full of water behind the kitchen door.',
  'My house had no roof, and I looked at the sea from my bed.',
  'I was late for the train to another town and my suitcase was empty.',
];

async function dreamer(values: Parameters<typeof signedInClient>[1] = {}) {
  const client = await signedInClient(testApp, { timezone: 'Europe/Madrid', ...values });
  for (const content of dreams) await client.post('/api/dreams', { userId: client.user.id, content });
  return client;
}
const ask = (client: SignedInClient, more: object = {}, headers = {}) =>
  client.post(url, { userInput: question, ...more }, headers);
const today = async (client: SignedInClient) => (await client.get('/api/oracle/today')).body.data;
const kept = async (client: SignedInClient) => (await client.get(url)).body.data.items;
const outcomes = (answers: TestResponse[]) =>
  answers.map(({ status, body }) => (status === 201 ? 201 : `${status} ${body.reason}`)).sort();

describe('asking the Oracle', () => {
  it('answers from the member’s own dreams and keeps the answer', async () => {
    const client = await dreamer();
    const other = await dreamer();
    const answer = await ask(client);
    expect(answer.status, answer.text).toBe(201);
    const { data } = answer.body;
    expect(data).toMatchObject({
      userInput: question,
      kind: 'answer',
      language: 'en',
      practiceCompleted: false,
      isFollowUpDue: false,
      entries: 0,
      isShared: false,
      share: null,
      fit: null,
      goesOnFrom: null,
      lostDreams: [],
      laterDreams: [],
    });
    expect(data.id).toMatch(/^[\w-]{22}$/);
    const own = (await client.get('/api/dreams')).body.data.items.map(({ id }: { id: number }) => id);
    const spokenOf = data.oracleResponse.dreams.map(({ dreamId }: { dreamId: number }) => dreamId);
    expect(spokenOf.length).toBeGreaterThan(0);
    expect(spokenOf.filter((id: number) => !own.includes(id))).toEqual([]);
    expect(data.practice).toMatchObject({ id: data.recommendedExerciseId });
    expect((await client.get(`${url}/${data.id}`)).body.data).toEqual(data);
    expect((await kept(client)).map(({ id }: { id: string }) => id)).toEqual([data.id]);
    expect(await kept(other)).toEqual([]);
  });

  it('does not say the same again in the next answer, and knows nothing of what others were told', async () => {
    const nights = [
      'I was afraid of the black water under the bridge, and my heart was pounding.',
      'I swam in the black water and I was not afraid. It was lovely.',
    ];
    const taught = async (client: SignedInClient) => {
      const { data } = (await ask(client, { userInput: 'Why am I afraid of the black water?' })).body;
      const said: { text: string; evidence: { rule: string }[] }[] = data.oracleResponse.sentences;
      return said.flatMap(({ text, evidence: [first] }) => (first?.rule === 'move.unafraid' ? text : []));
    };
    const swimmer = async () => {
      const values = { timezone: 'Europe/Madrid', subscriptionTier: 'premium' } as const;
      const client = await signedInClient(testApp, values);
      for (const content of nights) await client.post('/api/dreams', { userId: client.user.id, content });
      return client;
    };
    const [client, other] = [await swimmer(), await swimmer()];
    const first = await taught(client);
    expect(first.length).toBe(1);
    const second = await taught(client);
    expect(second.length).toBe(1);
    expect(second).not.toEqual(first);
    expect(await taught(other)).toEqual(first);
  });

  it('asks what became of it a week later, by the calendar of the member', async () => {
    testApp.clock.set(new Date('2026-11-20T23:30:00Z'));
    const client = await dreamer();
    const { data } = (await ask(client)).body;
    expect(data.followUpDate).toBe('2026-11-28');
    testApp.clock.set(new Date('2026-11-27T22:59:00Z'));
    expect((await today(client)).due).toBeNull();
    testApp.clock.set(new Date('2026-11-27T23:00:00Z'));
    expect((await today(client)).due).toMatchObject({ id: data.id, isFollowUpDue: true });
    testApp.clock.set(new Date());
  });

  it('says so where no dream touches the question, and looks for it in the nights that follow', async () => {
    const client = await signedInClient(testApp);
    const { data } = (await ask(client)).body;
    expect(data.oracleResponse).toMatchObject({ isIncubation: true, dreams: [] });
    testApp.clock.advance(9 * 3_600_000);
    await client.post('/api/dreams', { userId: client.user.id, content: dreams[0] });
    expect((await client.get(`${url}/${data.id}`)).body.data.kind).toBe('answer');
  });

  it('speaks on of dreams that are in the journal no longer, and says which', async () => {
    const client = await dreamer();
    const { data } = (await ask(client)).body;
    const [first] = data.oracleResponse.dreams;
    await client.delete(`/api/dreams/${first.dreamId}`);
    const again = (await client.get(`${url}/${data.id}`)).body.data;
    expect(again.lostDreams).toEqual([first.dreamId]);
    expect(again.oracleResponse).toEqual(data.oracleResponse);
  });

  it('leaves dreams alone that were answered with care', async () => {
    const client = await signedInClient(testApp);
    const content = 'In my old house I wanted to kill myself and nobody in the house stopped me from it.';
    const read = (await client.post('/api/translate-dream', { content })).body;
    expect(read.reading.care?.strength).toBe('strong');
    await client.post('/api/dreams', { userId: client.user.id, content, given: givenOf(read) });
    const { data } = (await ask(client)).body;
    expect(data.oracleResponse.dreams).toEqual([]);
  });

  it('gives another practice each time, as long as the last five are remembered', async () => {
    const client = await dreamer({ subscriptionTier: 'premium' });
    const given: string[] = [];
    for (let asked = 0; asked < 6; asked += 1) {
      given.push((await ask(client)).body.data.recommendedExerciseId);
      testApp.clock.advance(1000);
    }
    expect(new Set(given).size).toBe(6);
  });

  it.each([
    ['too short', { userInput: '  Is it? ' }],
    ['too long', { userInput: 'Why? '.repeat(201) }],
    ['no text', { userInput: 12 }],
    ['with an unpaired half of a sign', { userInput: 'Should I stay \ud800 or go?' }],
    ['in a language that is none', { language: 'xx' }],
  ])('refuses a question that is %s', async (_name, more) => {
    const client = await signedInClient(testApp);
    const answer = await ask(client, more);
    expect([answer.status, answer.body.reason]).toEqual([422, 'requests.invalid']);
    expect((await today(client)).access).toBe('taste');
  });
});

describe('who may ask', () => {
  it.each([
    ['premium', { subscriptionTier: 'premium' }],
    ['unlimited', { hasUnlimitedAccess: true }],
    ['admin', { isAdmin: true }],
  ] as const)('%s: as often as they like', async (_name, values) => {
    const client = await dreamer(values);
    expect(outcomes([await ask(client), await ask(client)])).toEqual([201, 201]);
    expect((await today(client)).access).toBe('premium');
  });

  it('everybody else: once, and what they have stays theirs', async () => {
    const client = await dreamer();
    expect((await today(client)).access).toBe('taste');
    const { id } = (await ask(client)).body.data;
    expect((await today(client)).access).toBe('taste_used');
    expect(outcomes([await ask(client)])).toEqual(['403 oracle.premium_needed']);
    expect((await client.get(`${url}/${id}`)).status).toBe(200);
    // Deleting it brings nothing back.
    await client.delete(`${url}/${id}`);
    expect(outcomes([await ask(client)])).toEqual(['403 oracle.premium_needed']);
  });

  it('of many questions at once one is answered', async () => {
    const client = await dreamer();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => ask(client, { userInput: `${question} (${n})` })),
    );
    expect(outcomes(answers)).toEqual([201, ...Array.from({ length: 3 }, () => '403 oracle.premium_needed')]);
    expect(await kept(client)).toHaveLength(1);
  });

  it('a request that is repeated is answered once, also at the same time and for a free member', async () => {
    const client = await dreamer();
    const headers = { 'idempotency-key': 'ask-1' };
    const answers = await Promise.all([1, 2, 3].map(() => ask(client, {}, headers)));
    expect(outcomes(answers)).toEqual([201, 201, 201]);
    const later = await ask(client, {}, headers);
    expect(new Set([...answers, later].map(({ body }) => body.data.id)).size).toBe(1);
    expect(await kept(client)).toHaveLength(1);
    const other = await ask(client, { userInput: `${question} Or not?` }, headers);
    expect(other.body.reason).toBe('requests.idempotency_key_reused');
    await client.delete(`${url}/${later.body.data.id}`);
    expect(outcomes([await ask(client, {}, headers)])).toEqual(['404 oracle.not_found']);
  });

  it('a question that fails uses up nothing', async () => {
    const client = await dreamer();
    const { engine } = testApp.context;
    const context = {
      ...testApp.context,
      engine: { ...engine, answer: () => Promise.reject(new RangeError('broken')) },
    };
    const member = (await testApp.context.sessions.find(await testApp.context.sessions.open(client.user.id)))
      ?.member;
    invariant(member, 'a session has a member');
    const failed = askOracle(context, { member, request: { userInput: question } });
    await expect(failed).rejects.toMatchObject({ reason: 'oracle.failed' });
    expect((await today(client)).access).toBe('taste');
  });

  it('is counted by what it costs', async () => {
    const limits = { textsPerMember: { points: 2, seconds: 600 } };
    const tight = await buildTestApp({ config: { limits } });
    const client = await signedInClient(tight, { subscriptionTier: 'premium' });
    const answers = [await ask(client), await ask(client), await ask(client)];
    await tight.close();
    expect(outcomes(answers)).toEqual([201, 201, '429 requests.too_many']);
  });
});

describe('what is asked of no oracle', () => {
  it('is met with care, for everybody and at no price', async () => {
    const client = await dreamer();
    const userInput = 'I want to kill myself tonight. Is there any point in going on?';
    for (let asked = 0; asked < 2; asked += 1) {
      const answer = await ask(client, { userInput });
      expect(answer.status, answer.text).toBe(201);
      expect(answer.body.data).toMatchObject({
        kind: 'care',
        thought: null,
        practice: null,
        followUpDate: null,
        oracleResponse: { dreams: [], chart: null, care: { strength: 'strong' } },
      });
      if (asked === 0) {
        expect((await today(client)).access).toBe('taste');
        await ask(client);
        expect((await today(client)).access).toBe('taste_used');
      }
    }
  });

  it.each(['Should I put my savings into bitcoin now?', 'When will I die?'])(
    'is left to others, at no price: %s',
    async (userInput) => {
      const client = await dreamer();
      const { data } = (await ask(client, { userInput })).body;
      expect(data).toMatchObject({ kind: 'outside', practice: null, oracleResponse: { dreams: [] } });
      expect((await today(client)).access).toBe('taste');
      const entry = { practiceDate: '2026-01-01', journalEntry: 'I did it.' };
      const written = await client.post(`${url}/${data.id}/practice-entries`, entry);
      expect(written.body.reason).toBe('oracle.no_practice');
    },
  );
});
