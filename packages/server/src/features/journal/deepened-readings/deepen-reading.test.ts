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
  answerFaithfully,
  answerWith,
  chunk,
  line,
  type ModelBehaviour,
  type ModelServer,
  openAnswer,
  reword,
  startModelServer,
} from '#server/testing/model-server.ts';

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

const ownSentences = (events: readonly DeepenedReadingEvent[]) =>
  events[0]?.type === 'start' ? events[0].reading.sentences : [];

describe('a deepened reading', () => {
  it('begins with our own reading and then has its sentences in other words, one by one', async () => {
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
      ownSentences(events).map(({ text: ours }, index) => ({ type: 'sentence', index, text: reword(ours) })),
    );
    expect(events.at(-1)).toEqual({ type: 'end', deepened: own.sentences.length, own: 0 });
  });

  it('sends the dream, its symbols and our sentences, and nothing about the member', async () => {
    const client = await consenting();
    await deepen(client);
    const question = model.asked.at(-1);
    expect(question?.headers.authorization).toBe('Bearer key-of-the-operator');
    expect(question?.data.dream).toBe(content);
    expect(question?.data.symbols.find(({ name }) => name === 'Dog')?.meaning).not.toBe('');
    expect(question?.data.sentences[0]).toMatchObject({ id: 1, part: 'headline' });
    const everything = JSON.stringify(question);
    expect(everything).not.toContain(client.user.username);
    expect(everything).not.toContain(client.user.email);
  });

  it('is made in Spanish for a Spanish dream', async () => {
    const dream =
      'Estaba en la casa de mi madre y un perro negro no me dejaba salir por la puerta del patio.';
    const events = await deepen(await consenting(), { content: dream, language: 'en' });
    expect(model.asked.at(-1)?.instructions).toContain('Reescribes');
    expect(events.at(-1)).toMatchObject({ type: 'end', own: 0 });
  });

  it('is made of the reading that was made then, though the journal has grown since', async () => {
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
    expect(ownSentences(await deepen(client, { content, given }))).toEqual(body.reading.sentences);
    const forged = structuredClone(given);
    for (const sentence of forged.reading.sentences) sentence.text = 'Forged.';
    const anew = ownSentences(await deepen(client, { content, given: forged }));
    expect(JSON.stringify(anew)).not.toContain('Forged.');
    expect(anew.length).toBeGreaterThan(2);
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
    expect(ownSentences(events)).toEqual(kept.reading.sentences);
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

const failures: [string, string, ModelBehaviour][] = [
  ['says nothing', 'slow_start', () => undefined],
  ['opens a stream and says nothing', 'slow_start', (_question, response) => openAnswer(response)],
  [
    'stalls after the first sentence',
    'stalled',
    ({ data }, response) => {
      openAnswer(response);
      response.write(chunk(line(1, reword(data.sentences[0]?.text ?? ''))));
    },
  ],
  [
    'never comes to an end',
    'timed_out',
    (_question, response) => {
      openAnswer(response);
      const timer = setInterval(() => response.write(chunk(' ')), 50);
      response.once('close', () => clearInterval(timer));
    },
  ],
  [
    'sends half and dies',
    'broken',
    ({ data }, response) => {
      openAnswer(response);
      response.write(chunk(line(1, reword(data.sentences[0]?.text ?? ''))));
      setTimeout(() => response.destroy(), 50);
    },
  ],
  [
    'ends in the middle',
    'broken',
    (_question, response) => {
      openAnswer(response);
      response.end(chunk('{"id":1,"te'));
    },
  ],
  [
    'answers with a page',
    'not_a_stream',
    (_question, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>') && undefined,
  ],
  [
    'is sent away',
    'unreachable',
    (_question, response) =>
      response.writeHead(307, { location: 'http://127.0.0.1:9/v1' }).end() && undefined,
  ],
  ['has too much to do', 'refused', (_question, response) => response.writeHead(429).end('{}') && undefined],
  ['is broken', 'refused', (_question, response) => response.writeHead(500).end('<html>oops') && undefined],
  [
    'sends no protocol',
    'broken',
    (_question, response) => {
      openAnswer(response);
      response.end('data: {nope\n\ndata: [DONE]\n\n');
    },
  ],
  [
    'does not stop talking',
    'too_large',
    (_question, response) => {
      openAnswer(response);
      response.write(chunk('x'.repeat(100_000)));
    },
  ],
  [
    'chats',
    'unusable',
    (_question, response) => answerWith(response, 'Of course! What a lovely dream about a "dog".'),
  ],
  ['says nothing of use', 'unusable', (_question, response) => answerWith(response, '')],
  [
    'repeats us word for word',
    'unusable',
    ({ data }, response) =>
      answerWith(response, data.sentences.map(({ id, text }) => line(id, text)).join('')),
  ],
  [
    'turns the order round',
    'unusable',
    ({ data }, response) =>
      answerWith(
        response,
        [...data.sentences]
          .reverse()
          .map(({ id, text }) => line(id, reword(text)))
          .join(''),
      ),
  ],
  [
    'adds sentences',
    'unusable',
    ({ data }, response) =>
      answerWith(
        response,
        [...data.sentences, ...data.sentences]
          .map(({ text }, index) => line(index + 1, reword(text)))
          .join(''),
      ),
  ],
  [
    'answers in another language',
    'unusable',
    ({ data }, response) =>
      answerWith(
        response,
        data.sentences
          .map(({ id }) => line(id, `El perro de tu casa no es lo que parece, y eso es ${id}.`))
          .join(''),
      ),
  ],
  [
    'invents',
    'unusable',
    ({ data }, response) =>
      answerWith(
        response,
        data.sentences
          .map(({ id, text }) => line(id, `With a wolf and a knife beside you: ${text}`))
          .join(''),
      ),
  ],
];

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

  it('in one sentence keeps our own there', async () => {
    model.behave(({ data }, response) => {
      const lines = data.sentences.map(({ id, text }) =>
        line(id, id === 2 ? 'You will be rich, says <b>the dog</b>.' : reword(text)),
      );
      answerWith(response, lines.join(''));
    });
    const events = await deepen(await consenting());
    expect(events.some((event) => event.type === 'sentence' && event.index === 1)).toBe(false);
    expect(events.at(-1)).toEqual({ type: 'end', deepened: ownSentences(events).length - 1, own: 1 });
  });
});

it('writes nothing of dream, question or answer to the log', async () => {
  model.behave((_question, response) => response.writeHead(500).end('a heron in the log') && undefined);
  await deepen(await consenting());
  const everything = logged.join('');
  expect(everything).toContain('a reading was not deepened');
  expect(everything).toContain('"reason":"refused","status":500');
  for (const secret of ['black dog', 'climbed out', 'reword a reading', 'heron', 'key-of-the-operator']) {
    expect(everything).not.toContain(secret);
  }
});
