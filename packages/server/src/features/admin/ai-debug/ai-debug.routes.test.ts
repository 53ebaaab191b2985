import type { ModelAnswerEvent, ReadingTrace } from '@chitta/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '#server/platform/logging/create-logger.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import {
  answerFaithfully,
  answerOf,
  answerWith,
  faithfulSentences,
  type ModelServer,
  startModelServer,
} from '#server/testing/model-server.ts';
import { readTableState } from '#server/testing/table-state.ts';

const content = 'I was in my old house. A black dog stood by the locked door and there was no key.';
const logged: string[] = [];
let model: ModelServer;
let testApp: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  model = await startModelServer();
  const log = createLogger('trace', { write: (entry) => logged.push(entry) });
  testApp = await buildTestApp({
    env: { AI_BASE_URL: model.baseUrl, AI_MODEL: 'small-model' },
    parts: { log },
  });
  admin = await signedInClient(testApp, { isAdmin: true });
});
afterEach(() => model.behave(answerFaithfully));
afterAll(async () => {
  await testApp.close();
  await model.close();
});

const trace = async (body: object): Promise<ReadingTrace> =>
  (await admin.post('/api/ai-debug/traces', { content, level: 'premium', ...body })).body.data;

async function ask(body: object = {}): Promise<ModelAnswerEvent[]> {
  const { text } = await admin.post('/api/ai-debug/answers', { content, level: 'free', ...body });
  return text
    .trimEnd()
    .split('\n')
    .map((each) => JSON.parse(each) as ModelAnswerEvent);
}

describe('a trace', () => {
  it('shows stages, mentions with sense and rule, and what the model would be asked', async () => {
    const traced = await trace({});
    expect(traced).toMatchObject({ language: 'en', isLanguageCertain: true, words: 19 });
    expect(traced.stages.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['language', 'recognise', 'compose']),
    );
    const dog = traced.mentions.find(({ symbol }) => symbol === 'dog');
    expect(dog).toMatchObject({
      text: 'dog',
      kind: 'symbol',
      sense: 'noun.animal',
      rule: 'word.exact',
      state: 'present',
    });
    expect(traced.mentions.find(({ symbol }) => symbol === 'key')?.state).toBe('absent');
    expect(traced.model).toEqual({ name: 'small-model', host: model.host });
    expect(JSON.parse(traced.question?.data ?? '')).toMatchObject({ dream: content });
  });

  it('can be made in either language and at every level', async () => {
    expect((await trace({ language: 'es' })).reading.language).toBe('es');
    const words = async (level: string) =>
      (await trace({ level })).reading.sentences
        .map(({ text }) => text)
        .join(' ')
        .split(' ').length;
    expect(await words('plain')).toBeLessThan(await words('premium'));
  });

  it('has no question for a reading that is left as it is', async () => {
    const traced = await trace({
      content: 'My father beat me every night and I want to kill myself, I want to die.',
    });
    expect(traced.question).toBeNull();
    expect(traced.reading.sentences.length).toBeGreaterThan(0);
  });

  it('stores, logs and sends nothing', async () => {
    const before = await readTableState(testApp.context.pool);
    const asked = model.asked.length;
    await trace({});
    expect(await readTableState(testApp.context.pool)).toEqual(before);
    expect(model.asked).toHaveLength(asked);
    expect(logged.join('')).not.toContain('black dog');
  });
});

describe('an answer of the model', () => {
  it('is shown as it came, with a verdict on each sentence', async () => {
    const said = [{ part: 'headline', text: 'You will be rich, black dog.', quotes: ['black dog'] }];
    const raw = `${answerOf(said)}\nand so on`;
    model.behave((_question, response) => answerWith(response, raw));
    const events = await ask();
    const pieces = events.flatMap((event) => (event.type === 'raw' ? [event.text] : []));
    expect(pieces.join('')).toBe(raw + raw);
    expect(events.find(({ type }) => type === 'verdict')).toMatchObject({
      index: 0,
      text: 'headline: You will be rich, black dog.',
      fault: 'prophecy',
    });
    expect(events.at(-1)).toMatchObject({ type: 'end', failure: 'unusable', firstMs: expect.any(Number) });
  });

  it('says with which status the server refused', async () => {
    model.behave((_question, response) => response.writeHead(429).end() && undefined);
    expect((await ask()).at(-1)).toMatchObject({ failure: 'refused', status: 429, firstMs: null });
  });

  it('passes where each sentence does', async () => {
    model.behave(({ data }, response) => answerWith(response, answerOf(faithfulSentences(data))));
    const events = await ask();
    expect(events.filter((event) => event.type === 'verdict' && event.fault !== null)).toEqual([]);
    expect(events.at(-1)).toMatchObject({ failure: null, status: null });
  });
});
