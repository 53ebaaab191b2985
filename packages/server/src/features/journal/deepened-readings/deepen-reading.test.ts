import type { DeepenedReadingEvent } from '@chitta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { createLogger } from '#server/platform/logging/create-logger.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { deepenReading } from '#server/testing/deepen-reading.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { givenOf } from '#server/testing/given-of.ts';
import {
  type AnsweredSentence,
  answerFaithfully,
  type ModelServer,
  startModelServer,
} from '#server/testing/model-server.ts';
import { failures, write } from './testing/failing-models.ts';

const path = '/api/deepened-readings';
const content =
  'I was in my old house. A black dog stood by the locked door and I was afraid of it. ' +
  'Then I opened the window and climbed out into the garden.';

let model: ModelServer;
let testApp: TestApp;
const logged: string[] = [];

beforeAll(async () => {
  model = await startModelServer();
  testApp = await buildTestApp({
    env: { AI_BASE_URL: model.baseUrl, AI_MODEL: 'small-model', AI_API_KEY: 'key-of-the-operator' },
    config: { ai: { firstTokenMs: 300, stallMs: 300, totalMs: 1_200, maxBytes: 60_000 } },
    parts: { log: createLogger('trace', { write: (entry) => logged.push(entry) }) },
  });
  // The time that answers may take is short here: no thread shall begin in it.
  await testApp.context.engine.warmUp();
});
afterAll(async () => {
  await testApp.close();
  await model.close();
});
afterEach(() => model.behave(answerFaithfully));

async function consenting(): Promise<SignedInClient> {
  const client = await signedInClient(testApp);
  await client.patch('/api/reading-settings', { hasModelConsent: true });
  return client;
}

const deepen = (client: SignedInClient, body: object = { content }) => deepenReading(client, body);

const readingOf = (event: DeepenedReadingEvent | undefined) =>
  event?.type === 'start' || event?.type === 'end' ? event.reading : undefined;

/** The stretch of a dream that a sentence rests on. */
const wordsUnder = ({ evidence }: { readonly evidence: readonly { start: number; end: number }[] }) =>
  evidence.map(({ start, end }) => content.slice(start, end));

describe('a deepened reading', () => {
  it('begins with our own reading, says how far it is, and ends with what the model wrote', async () => {
    const client = await consenting();
    const own = (await client.post('/api/translate-dream', { content })).body.reading;
    const { headers, text } = await client.post(path, { content });
    expect(headers['content-type']).toContain('application/x-ndjson');
    expect(text.endsWith('\n')).toBe(true);
    const events = await deepen(client);
    expect(events[0]).toEqual({
      type: 'start',
      model: { name: 'small-model', host: model.host },
      reading: own,
    });
    expect(events.slice(1, -1)).toEqual(
      [1, 2, 3, 4, 5].map((sentences) => ({ type: 'progress', sentences })),
    );
    expect(events.at(-1)).toMatchObject({ type: 'end', dropped: 0 });
    const written = readingOf(events.at(-1));
    expect(written?.sentences.map(({ part, paragraph }) => [part, paragraph])).toEqual([
      ['headline', 0],
      ['passage', 1],
      ['passage', 1],
      ['question', 2],
      ['deed', 3],
    ]);
    expect(written).toMatchObject({ engineVersion: own.engineVersion, language: 'en' });
  });

  it('shows the words of the dream under each sentence, with the symbols that stand there', async () => {
    model.behave(
      write(([headline, ...rest]) => [
        { ...headline, quotes: ['a  BLACK dog stood', 'opened the window'] } as AnsweredSentence,
        ...rest,
      ]),
    );
    const [headline] = readingOf((await deepen(await consenting())).at(-1))?.sentences ?? [];
    expect(headline && wordsUnder(headline)).toEqual(
      expect.arrayContaining(['A black dog stood', 'dog', 'opened the window']),
    );
    expect(headline?.evidence.find(({ symbol }) => symbol === 'dog')).toMatchObject({ rule: 'written' });
  });

  it('sends the dream, what was found in it and the form of the answer, and nothing about the member', async () => {
    const client = await consenting();
    await deepen(client);
    const question = model.asked.at(-1);
    expect(question?.headers.authorization).toBe('Bearer key-of-the-operator');
    expect(question?.data.dream).toBe(content);
    expect(question?.data.images.find(({ name }) => name === 'Dog')?.meaning).not.toBe('');
    expect(question?.schema).toMatchObject({ properties: { sentences: { type: 'array' } } });
    expect(question?.instructions).toContain('No guidance');
    const everything = JSON.stringify(question);
    expect(everything).not.toContain(client.user.username);
    expect(everything).not.toContain(client.user.email);
  });

  it('asks a server that knows no forms without one', async () => {
    model.behave((question, response) => {
      if (question.schema) response.writeHead(400).end('{"error":"response_format"}');
      else answerFaithfully(question, response);
    });
    expect((await deepen(await consenting())).at(-1)).toMatchObject({ type: 'end' });
  });

  it('is made in Spanish for a Spanish dream', async () => {
    const dream =
      'Estaba en la casa de mi madre y un perro negro no me dejaba salir por la puerta del patio.';
    const events = await deepen(await consenting(), { content: dream, language: 'en' });
    expect(model.asked.at(-1)?.instructions).toContain('Escribes la lectura');
    expect(events.at(-1)).toMatchObject({ type: 'end', dropped: 0 });
  });

  it('is made beside the reading that was made then, though the journal has grown since', async () => {
    const client = await consenting();
    const { body } = await client.post('/api/translate-dream', { content });
    for (const { text } of [
      { text: 'A dog bit me in a house.' },
      { text: 'A dog ran away from my house.' },
    ]) {
      testApp.clock.advance(60_000);
      await client.post('/api/dreams', { userId: client.user.id, content: text });
    }
    const given = givenOf(body);
    expect(readingOf((await deepen(client, { content, given }))[0])).toEqual(body.reading);
    const forged = structuredClone(given);
    for (const sentence of forged.reading.sentences) sentence.text = 'Forged.';
    const [anew] = await deepen(client, { content, given: forged });
    expect(JSON.stringify(readingOf(anew))).not.toContain('Forged.');
  });

  it('takes nothing from the allowance', async () => {
    const client = await consenting();
    await deepen(client);
    expect((await client.get('/api/user')).body.translationsUsed).toBe(0);
  });

  it('can be made of a kept dream, whose own reading is left as it is', async () => {
    const client = await consenting();
    const read = (await client.post('/api/translate-dream', { content })).body;
    const body = { userId: client.user.id, content, given: givenOf(read) };
    const kept = (await client.post('/api/dreams', body)).body.data;
    const events = await deepen(client, { dreamId: kept.id });
    expect(readingOf(events[0])).toEqual(kept.reading);
    expect(events.at(-1)?.type).toBe('end');
    expect((await client.get(`/api/dreams/${kept.id}`)).body.data).toEqual(kept);
    const other = await consenting();
    expect(await other.post(path, { dreamId: kept.id })).toMatchObject({
      status: 404,
      body: { reason: 'dreams.not_found' },
    });
  });
});

describe('nothing is sent', () => {
  const refused = async (client: SignedInClient, body: object, reason: string) => {
    const before = model.asked.length;
    expect((await client.post(path, body)).body).toMatchObject({ success: false, reason });
    expect(model.asked).toHaveLength(before);
  };

  it('without consent, nor once it is taken back', async () => {
    const client = await signedInClient(testApp);
    await refused(client, { content }, 'deepened_readings.no_consent');
    await client.patch('/api/reading-settings', { hasModelConsent: true });
    await deepen(client);
    await client.patch('/api/reading-settings', { hasModelConsent: false });
    await refused(client, { content }, 'deepened_readings.no_consent');
  });

  it('to another host than the one that the member was told', async () => {
    const client = await consenting();
    const { db } = testApp.context;
    await db.update(users).set({ modelConsentHost: 'elsewhere.example' }).where(eq(users.id, client.user.id));
    await refused(client, { content }, 'deepened_readings.no_consent');
    expect((await client.get('/api/reading-settings')).body.data.hasModelConsent).toBe(false);
    expect((await client.get(`${path}/model`)).body.data.hasConsent).toBe(false);
    await client.patch('/api/reading-settings', { hasModelConsent: true });
    expect((await deepen(client)).at(-1)?.type).toBe('end');
  });

  it.each([
    ['hardly a dream', { content: 'dog' }, 'translations.too_short'],
    ['no dream', {}, 'requests.invalid'],
    ['two dreams', { content, dreamId: 1 }, 'requests.invalid'],
    [
      'distress',
      {
        content: 'My father beat me in our old house every night and I wanted to die, I want to kill myself.',
      },
      'deepened_readings.nothing_to_deepen',
    ],
    [
      'nothing recognised',
      { content: 'Xyzzy plugh frotz gnusto rezrov blorb.' },
      'deepened_readings.nothing_to_deepen',
    ],
  ])('for %s', async (_name, body, reason) => {
    await refused(await consenting(), body, reason);
  });

  it('beyond thirty an hour', async () => {
    const client = await consenting();
    for (let taken = 0; taken < 30; taken += 1) {
      await testApp.context.rateLimits.deepeningsPerMember.take(String(client.user.id));
    }
    await refused(client, { content }, 'requests.too_many');
  });

  it('where the operator has no model', async () => {
    const withoutModel = await buildTestApp();
    try {
      const client = await signedInClient(withoutModel);
      await client.patch('/api/reading-settings', { hasModelConsent: true });
      expect(await client.post(path, { content })).toMatchObject({
        status: 404,
        body: { reason: 'deepened_readings.no_model' },
      });
      const { body } = await client.get(`${path}/model`);
      expect(body.data).toEqual({ model: null, hasConsent: true });
    } finally {
      await withoutModel.close();
    }
  });
});

describe('a model that fails', () => {
  it.each(failures)('and %s: %s', async (_name, reason, behaviour) => {
    model.behave(behaviour);
    const events = await deepen(await consenting());
    expect(events[0]?.type).toBe('start');
    expect(events.at(-1)).toEqual({ type: 'failed', reason });
    expect(events.filter(({ type }) => type === 'end')).toEqual([]);
  });

  it('and is not there', async () => {
    const withoutServer = await buildTestApp({
      env: { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'm' },
    });
    try {
      const client = await signedInClient(withoutServer);
      await client.patch('/api/reading-settings', { hasModelConsent: true });
      expect((await deepen(client)).at(-1)).toEqual({ type: 'failed', reason: 'unreachable' });
    } finally {
      await withoutServer.close();
    }
  });

  it('in one sentence is asked for it once more, with the reason', async () => {
    model.behave(
      write((all, { data }) =>
        data.again
          ? all.slice(1, 2).map((each) => ({ ...each, id: 2 }))
          : all.map((each, at) => (at === 1 ? { ...each, text: 'You will be rich, says the dog.' } : each)),
      ),
    );
    const events = await deepen(await consenting());
    const again = model.asked.at(-1)?.data.again;
    expect(again).toEqual([expect.objectContaining({ id: 2, part: 'passage' })]);
    expect(again?.[0]?.fault).toContain('to come');
    expect(events.at(-1)).toMatchObject({ type: 'end', dropped: 0 });
    expect(readingOf(events.at(-1))?.sentences).toHaveLength(5);
  });

  it('in one sentence twice goes without it', async () => {
    model.behave(
      write((all) =>
        all.map((each, at) => (at === 1 ? { ...each, text: 'You will be rich, says the dog.' } : each)),
      ),
    );
    const before = model.asked.length;
    const events = await deepen(await consenting());
    expect(model.asked).toHaveLength(before + 2);
    expect(events.at(-1)).toMatchObject({ type: 'end', dropped: 1 });
    expect(JSON.stringify(events.at(-1))).not.toContain('rich');
  });

  it('when it is asked again keeps what it gave before', async () => {
    model.behave((question, response) => {
      const { again } = question.data;
      if (again) response.writeHead(500).end();
      else
        write((all) => all.map((each, at) => (at === 2 ? { ...each, quotes: [] } : each)))(
          question,
          response,
        );
    });
    expect((await deepen(await consenting())).at(-1)).toMatchObject({ type: 'end', dropped: 1 });
  });
});

it('writes nothing of dream, question or answer to the log', async () => {
  model.behave((_question, response) => response.writeHead(500).end('a heron in the log') && undefined);
  await deepen(await consenting());
  const everything = logged.join('');
  expect(everything).toContain('a reading was not deepened');
  expect(everything).toContain('"reason":"refused","status":500');
  for (const secret of [
    'black dog',
    'climbed out',
    'You write the reading',
    'heron',
    'key-of-the-operator',
  ]) {
    expect(everything).not.toContain(secret);
  }
});
