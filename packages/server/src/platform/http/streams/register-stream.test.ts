import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessionCookieName } from '#server/platform/sessions/session-cookie.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';
import {
  answerFaithfully,
  chunk,
  faithfulSentences,
  type ModelServer,
  openAnswer,
  startModelServer,
} from '#server/testing/model-server.ts';

const content = 'I was in my old house. A black dog stood by the locked door and I was afraid of it.';
let model: ModelServer;
let testApp: TestApp;
let origin: string;

beforeAll(async () => {
  model = await startModelServer();
  testApp = await buildTestApp({ env: { AI_BASE_URL: model.baseUrl, AI_MODEL: 'small-model' } });
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(testApp.app.server.address() as AddressInfo).port}`;
});
afterEach(() => model.behave(answerFaithfully));
afterAll(async () => {
  await testApp.close();
  await model.close();
});

/** The model says one sentence and then waits for ever. */
function sayOneSentence(): void {
  model.behave(({ data }, response) => {
    openAnswer(response);
    response.write(chunk(JSON.stringify(faithfulSentences(data)[0])));
  });
}

async function openStream(signal?: AbortSignal) {
  const { context } = testApp;
  const client = await signedInClient(testApp);
  await client.patch('/api/reading-settings', { hasModelConsent: true });
  const token = await context.sessions.open(client.user.id);
  const response = await fetch(`${origin}/api/deepened-readings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin,
      cookie: `${sessionCookieName(context.config)}=${token}`,
    },
    body: JSON.stringify({ content }),
    ...(signal && { signal }),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  /** Reads until so many lines are there, or to the end. */
  async function lines(count: number): Promise<string[]> {
    while (received.split('\n').length <= count) {
      const { done, value = '' } = (await reader?.read()) ?? { done: true };
      if (done) break;
      received += value;
    }
    return received.trimEnd().split('\n');
  }
  return { response, lines };
}

describe('a stream', () => {
  it('sends each line when it is there, past every buffer on the way', async () => {
    sayOneSentence();
    const controller = new AbortController();
    const { response, lines } = await openStream(controller.signal);
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    const types = (await lines(2)).map((each) => (JSON.parse(each) as { type: string }).type);
    expect(types).toEqual(['start', 'progress']);
    controller.abort();
  });

  it('ends what it waits for once the client is gone', async () => {
    sayOneSentence();
    const controller = new AbortController();
    const { lines } = await openStream(controller.signal);
    await lines(2);
    const before = model.aborted();
    controller.abort();
    await vi.waitFor(() => expect(model.aborted()).toBe(before + 1), { timeout: 5_000 });
  });

  it('refuses with an ordinary error before it begins', async () => {
    const client = await signedInClient(testApp);
    const { status, headers, body } = await client.post('/api/deepened-readings', { content });
    expect(status).toBe(403);
    expect(headers['content-type']).toContain('application/json');
    expect(body.reason).toBe('deepened_readings.no_consent');
  });

  it('comes to an end when the server stops', async () => {
    sayOneSentence();
    const { lines } = await openStream();
    await lines(2);
    const closed = once(testApp.app.server, 'close');
    const closing = testApp.app.close();
    expect(JSON.parse((await lines(3)).at(-1) ?? '')).toEqual({ type: 'failed', reason: 'stopped' });
    testApp.app.server.closeIdleConnections();
    await Promise.all([closing, closed]);
  });
});
