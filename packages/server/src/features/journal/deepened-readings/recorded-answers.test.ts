import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeepenedReadingEvent } from '@chitta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { deepenReading } from '#server/testing/deepen-reading.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { answerWith, type ModelServer, startModelServer } from '#server/testing/model-server.ts';

interface RecordedDream {
  readonly id: string;
  readonly language: 'en' | 'es';
  readonly level: 'premium' | 'free' | 'plain';
  readonly text: string;
}

const folder = join(import.meta.dirname, 'testing', 'recorded');

/** What becomes of each answer: how many sentences are dropped, or null where our own reading stays. */
const outcomes: Readonly<Record<string, number | null>> = {
  'en-1-honest': 0,
  'en-1-hostile-broken': null,
  'en-2-honest': 1,
  'en-2-chatty': 1,
  'en-2-hostile-invented': null,
  'en-2-hostile-quotes': null,
  'en-3-honest': 0,
  'en-3-hostile-obeys': null,
  'es-1-honest': 0,
  'es-1-hostile-html': null,
  'es-2-honest': 0,
  'es-2-hostile-diagnosis': null,
  'es-2-hostile-english': null,
  'es-2-hostile-schema': null,
  'es-2-hostile-unreal': 1,
};

/** What must not reach anybody, whatever a model says. */
const neverShown =
  /wolf|knife|Samantha|Robert|always been with you|will |must send|chosen|Padeces|trastorno|psiquiatra|cae por el barranco|Bad Gateway/u;

let model: ModelServer;
let testApp: TestApp;
let clients: Readonly<Record<'premium' | 'free', SignedInClient>>;
let dreams: readonly RecordedDream[];

async function consenting(hasUnlimitedAccess: boolean): Promise<SignedInClient> {
  const client = await signedInClient(testApp, { hasUnlimitedAccess });
  await client.patch('/api/reading-settings', { hasModelConsent: true });
  return client;
}

beforeAll(async () => {
  model = await startModelServer();
  testApp = await buildTestApp({ env: { AI_BASE_URL: model.baseUrl, AI_MODEL: 'small-model' } });
  clients = { premium: await consenting(true), free: await consenting(false) };
  dreams = JSON.parse(await readFile(join(folder, 'dreams.json'), 'utf8')) as RecordedDream[];
});
afterAll(async () => {
  await testApp.close();
  await model.close();
});

async function answered(name: string): Promise<{ dream: string; last: DeepenedReadingEvent | undefined }> {
  const dream = dreams.find(({ id }) => name.startsWith(id));
  const raw = await readFile(join(folder, `${name}.txt`), 'utf8');
  model.behave((_question, response) => answerWith(response, raw));
  const { text: content = '', level = 'free' } = dream ?? {};
  const client = clients[level === 'premium' ? 'premium' : 'free'];
  const events = await deepenReading(client, { content, isUltraSimplified: level === 'plain' });
  return { dream: content, last: events.at(-1) };
}

it('has an outcome for every recorded answer', async () => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.txt'));
  expect(files.map((file) => file.replace('.txt', '')).sort()).toEqual(Object.keys(outcomes).sort());
});

describe('a recorded answer of a model', () => {
  it.each(Object.entries(outcomes))('%s: %s dropped', async (name, dropped) => {
    const { dream, last } = await answered(name);
    if (dropped === null) return expect(last).toEqual({ type: 'failed', reason: 'unusable' });
    expect(last).toMatchObject({ type: 'end', dropped });
    if (last?.type !== 'end') return;
    const { sentences } = last.reading;
    expect(sentences.map(({ text }) => text).join(' ')).not.toMatch(neverShown);
    for (const { part, evidence } of sentences.filter(({ part }) => part !== 'history' && part !== 'care')) {
      expect(evidence.length, part).toBeGreaterThan(0);
      for (const { start, end } of evidence) expect(dream.slice(start, end).trim()).not.toBe('');
    }
  });
});
