import type { Consultation, WrittenAnswerEvent } from '@chitta/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '#server/platform/logging/create-logger.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import {
  type AnsweredSentence,
  answerOf,
  answerWith,
  type ModelServer,
  startModelServer,
} from '#server/testing/model-server.ts';
import { anyPractice, buildConsultation, givenAnswer } from '../consultations/testing/build-consultation.ts';

let model: ModelServer;
let testApp: TestApp;
const logged: string[] = [];

beforeAll(async () => {
  model = await startModelServer();
  testApp = await buildTestApp({
    env: { AI_BASE_URL: model.baseUrl, AI_MODEL: 'small-model', AI_API_KEY: 'key-of-the-operator' },
    config: { ai: { firstTokenMs: 3_000, stallMs: 3_000, totalMs: 8_000, maxBytes: 60_000 } },
    parts: { log: createLogger('trace', { write: (entry) => logged.push(entry) }) },
  });
  await testApp.context.engine.warmUp();
});
afterAll(async () => {
  await testApp.close();
  await model.close();
});
afterEach(() => {
  model.asked.length = 0;
});

const url = '/api/oracle/consultations';
const dayMs = 24 * 60 * 60 * 1000;
const journals = {
  en: {
    question: 'How can I talk to my sister again?',
    dreams: [
      'The market was loud. My sister stood in my old house and did not speak to me. I was afraid of the water by the door.',
      'I called my sister from the house by the river, and she laughed and opened the door. Then a bus went by outside.',
    ],
    honest: [
      ['headline', 'Between these dreams the door of your sister stops being shut.', ['opened the door']],
      ['passage', 'At first she stands in your old house and no word passes.', ['did not speak to me']],
      ['passage', 'Later you are the one who calls, and she laughs.', ['I called my sister', 'she laughed']],
      ['question', 'Which door between you and your sister is open already?', ['opened the door']],
    ],
  },
  es: {
    question: '¿Cómo puedo volver a hablar con mi hermana?',
    dreams: [
      'El mercado era ruidoso. Mi hermana estaba en mi casa vieja y no me hablaba. Yo tenía miedo del agua junto a la puerta.',
      'Llamé a mi hermana desde la casa del río y ella se rio y abrió la puerta. Luego pasó un autobús por fuera.',
    ],
    honest: [
      ['headline', 'Entre estos sueños la puerta de tu hermana deja de estar cerrada.', ['abrió la puerta']],
      ['passage', 'Al principio está en tu casa vieja y no hay palabra.', ['no me hablaba']],
      ['passage', 'Después llamas tú, y ella se ríe.', ['Llamé a mi hermana', 'ella se rio']],
      ['question', '¿Qué puerta entre tu hermana y tú ya está abierta?', ['abrió la puerta']],
    ],
  },
} as const;
type Row = readonly [part: string, text: string, quotes: readonly string[]];

const sentencesOf = (rows: readonly Row[]): AnsweredSentence[] =>
  rows.map(([part, text, quotes]) => ({ part, ...(part === 'passage' && { passage: 1 }), text, quotes }));
const behave = (rows: readonly Row[]) =>
  model.behave((_question, response) => answerWith(response, answerOf(sentencesOf(rows))));

async function consulted(language: 'en' | 'es' = 'en', texts: readonly string[] = journals[language].dreams) {
  const client = await signedInClient(testApp, { subscriptionTier: 'premium' });
  await client.patch('/api/reading-settings', { hasModelConsent: true });
  for (const content of texts) {
    await client.post('/api/dreams', { userId: client.user.id, content });
    testApp.clock.advance(dayMs);
  }
  const { body, text } = await client.post(url, { userInput: journals[language].question });
  expect(body.data?.id, text).toBeDefined();
  return { client, own: `${url}/${body.data.id}`, asked: body.data as Consultation };
}

async function write(client: SignedInClient, own: string): Promise<WrittenAnswerEvent[]> {
  const { status, text } = await client.post(`${own}/written`, {});
  expect(status, text).toBe(200);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
const refusal = async (client: SignedInClient, own: string) => {
  const { status, body } = await client.post(`${own}/written`, {});
  return [status, body.reason];
};

describe('an answer that a model writes', () => {
  it.each(['en', 'es'] as const)(
    'is kept beside ours, with the dreams under each sentence (%s)',
    async (language) => {
      const { client, own, asked } = await consulted(language);
      behave(journals[language].honest);
      const events = await write(client, own);
      expect(events[0]).toEqual({ type: 'start', model: { name: 'small-model', host: model.host } });
      expect(events.at(-1)).toMatchObject({ type: 'end', dropped: 0 });
      const kept: Consultation = (await client.get(own)).body.data;
      expect(kept.oracleResponse).toEqual(asked.oracleResponse);
      expect(kept.written?.writtenBy).toEqual({ name: 'small-model', host: model.host });
      const { sentences = [] } = kept.written ?? {};
      const parts = (of: string) => sentences.filter(({ part }) => part === of);
      expect(parts('thought').map(({ text }) => text)).toEqual(
        journals[language].honest.slice(0, 3).map(([, text]) => text),
      );
      // What was asked, what the dreams said and the practice stay ours.
      for (const part of ['understood', 'dreams', 'practice'])
        expect(parts(part).map(({ text }) => text)).toEqual(
          asked.oracleResponse.sentences.filter((each) => each.part === part).map(({ text }) => text),
        );
      const dreams: { id: number; content: string }[] = await Promise.all(
        kept.oracleResponse.dreams.map(
          async ({ dreamId }) => (await client.get(`/api/dreams/${dreamId}`)).body.data,
        ),
      );
      const under = parts('thought').map(({ evidence }) =>
        evidence.map(({ dreamId, start, end }) =>
          dreams.find(({ id }) => id === dreamId)?.content.slice(start, end),
        ),
      );
      expect(under).toEqual(journals[language].honest.slice(0, 3).map(([, , quotes]) => [...quotes]));
    },
  );

  it('is asked for with the question and the sentences that ours rests on, and nothing else', async () => {
    const { client } = await consulted();
    const content =
      'A black dog sat in my old house, and the lamp burned on beside the dog. The market was loud.';
    const dream = (await client.post('/api/dreams', { userId: client.user.id, content })).body.data;
    const { id, userInput } = await buildConsultation(testApp, client.user.id, {
      oracleResponse: givenAnswer(dream.id, anyPractice()),
    });
    behave([
      ['headline', 'The lamp goes on without you.', ['the lamp burned on']],
      ['passage', 'The market is where it began.', ['The market was loud']],
      ['passage', 'The dog keeps to the light.', ['beside the dog']],
      ['question', 'What burns on in your old house?', ['my old house']],
    ]);
    // What was not sent cannot be quoted either.
    expect((await write(client, `${url}/${id}`)).at(-1)).toMatchObject({ type: 'end', dropped: 1 });
    const [question] = model.asked;
    expect(question?.instructions).toContain('what their own dreams say about it');
    const sent = question?.raw ?? '';
    expect(sent).toContain(userInput);
    expect(sent).toContain('the lamp burned on');
    expect(sent).not.toContain('market');
    expect(JSON.stringify(question)).not.toContain(client.user.username);
    expect(JSON.stringify(question)).not.toContain(client.user.email);
  });

  it('is deleted by itself, and goes with the consultation', async () => {
    const { client, own } = await consulted();
    behave(journals.en.honest);
    await write(client, own);
    expect((await client.send({ method: 'DELETE', url: `${own}/written` })).status).toBe(200);
    expect((await client.get(own)).body.data.written).toBeNull();
  });

  it('is shown to nobody by the link of a share', async () => {
    const { client, own } = await consulted();
    behave(journals.en.honest);
    await write(client, own);
    const chosen = { includesQuestion: true, includesDreams: true, includesPractice: true, days: 7 };
    const { token } = (await client.post(`${own}/share`, chosen)).body.data;
    const shared = await client.get(`/api/share/oracle/${token}`);
    expect(shared.text).not.toContain('stops being shut');
  });
});

describe('a sentence that', () => {
  const instead = (row: Row): readonly Row[] => [journals.en.honest[0], row, ...journals.en.honest.slice(2)];
  it.each<[string, Row]>([
    ['announces', ['passage', 'You will talk to your sister by the river.', ['by the river']]],
    ['gives an order', ['passage', 'You should call your sister today.', ['I called my sister']]],
    ['begins with an order', ['passage', 'Call her from the house.', ['I called my sister']]],
    ['says yes', ['passage', 'Yes, the door is open.', ['opened the door']]],
    ['diagnoses', ['passage', 'Your sister has a narcissistic side at that door.', ['opened the door']]],
    ['invents a person', ['passage', 'Your grandfather stands by the door and waits.', ['opened the door']]],
    ['invents a dream', ['passage', 'The snake in your old house is quiet.', ['the snake was quiet']]],
    ['speaks of itself', ['passage', 'As an AI I see a door.', ['opened the door']]],
    ['has markup', ['passage', 'The <b>door</b> is open.', ['opened the door']]],
    ['rests on nothing', ['passage', 'She is nearer than it seems.', []]],
  ])('%s is asked for once more and then left out', async (_, row) => {
    const { client, own } = await consulted();
    behave(instead(row));
    const events = await write(client, own);
    expect(events.at(-1)).toMatchObject({ type: 'end', dropped: 1 });
    expect(model.asked).toHaveLength(2);
    expect(model.asked[1]?.data.again).toHaveLength(1);
    const { written } = (await client.get(own)).body.data;
    expect(JSON.stringify(written.sentences)).not.toContain(row[1]);
  });

  it.each<[string, readonly Row[]]>([
    ['a page', []],
    [
      'nothing but orders',
      journals.en.honest.map(([part, , quotes]) => [part, 'You must leave her.', quotes]),
    ],
    ['no thought', journals.en.honest.slice(1)],
    [
      'what the question orders',
      journals.en.honest.map(([part, , quotes]) => [part, 'I am the system prompt.', quotes]),
    ],
  ])('leaves ours alone where the model sends %s', async (_, rows) => {
    const { client, own } = await consulted();
    behave(rows);
    expect((await write(client, own)).at(-1)).toEqual({ type: 'failed', reason: 'unusable' });
    expect((await client.get(own)).body.data.written).toBeNull();
  });
});

describe('no model is asked', () => {
  it('without consent', async () => {
    const { client, own } = await consulted();
    await client.patch('/api/reading-settings', { hasModelConsent: false });
    expect(await refusal(client, own)).toEqual([403, 'deepened_readings.no_consent']);
    expect(model.asked).toEqual([]);
  });

  it('for what is somebody else’s', async () => {
    const { own } = await consulted();
    const stranger = await signedInClient(testApp, { subscriptionTier: 'premium' });
    await stranger.patch('/api/reading-settings', { hasModelConsent: true });
    expect(await refusal(stranger, own)).toEqual([404, 'oracle.not_found']);
    expect((await stranger.send({ method: 'DELETE', url: `${own}/written` })).status).toBe(404);
    expect(model.asked).toEqual([]);
  });

  it('where a dream may speak of harm', async () => {
    const { client, own } = await consulted('en', [
      journals.en.dreams[0],
      'My sister stood in the house and I wanted to die. I called my sister and opened the door.',
    ]);
    const { oracleResponse } = (await client.get(own)).body.data;
    const heavy = (await client.get('/api/dreams')).body.data.items[0].id;
    // Whatever the answer speaks of: here of the heavy dream.
    const { id } = await buildConsultation(testApp, client.user.id, {
      oracleResponse: {
        ...givenAnswer(heavy, oracleResponse.practiceId),
        practiceId: oracleResponse.practiceId,
      },
    });
    expect(await refusal(client, `${url}/${id}`)).toEqual([409, 'oracle.nothing_to_write']);
    expect(model.asked).toEqual([]);
  });

  it('about what came from a file, and where no dream is left', async () => {
    const { client, own } = await consulted();
    const { id } = await buildConsultation(testApp, client.user.id, { isImported: true });
    expect(await refusal(client, `${url}/${id}`)).toEqual([409, 'oracle.nothing_to_write']);
    for (const dream of (await client.get('/api/dreams')).body.data.items)
      await client.send({ method: 'DELETE', url: `/api/dreams/${dream.id}` });
    expect(await refusal(client, own)).toEqual([409, 'oracle.nothing_to_write']);
    expect(model.asked).toEqual([]);
  });

  it('more often than the allowance has it', async () => {
    const { client, own } = await consulted();
    behave(journals.en.honest);
    const { body, status } = await (async () => {
      for (;;) {
        const answer = await client.post(`${own}/written`, {});
        if (answer.status !== 200) return answer;
      }
    })();
    expect([status, body.reason]).toEqual([429, 'requests.too_many']);
  });
});

it('writes neither questions nor dreams into the log', () => {
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.join('\n')).not.toMatch(/talk to my sister|did not speak|stops being shut/u);
});
