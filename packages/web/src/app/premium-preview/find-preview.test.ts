import type { Reading } from '@chitta/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DeviceReadingRequest } from '#web/features/journal/device-readings/device-reading-protocol.ts';
import { buildDream, buildLine, dataAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { findPreview } from './find-preview.ts';

const reading = (...texts: string[]): Reading => ({
  engineVersion: '5',
  language: 'en',
  sentences: texts.map((text, paragraph) => ({ text, paragraph, part: 'passage', evidence: [] })),
});
const composed = (...texts: string[]) => ({
  reading: reading(...texts),
  translation: '',
  symbols: [],
  language: 'en',
});

/** A worker that reads each dream as told, by its text. */
function stubReadings(readings: Record<string, readonly object[]>): readonly DeviceReadingRequest[] {
  const asked: DeviceReadingRequest[] = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(request: DeviceReadingRequest) {
        asked.push(request);
        const data = { readings: readings[request.content] ?? null };
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
      }
      terminate() {}
    },
  );
  return asked;
}

const more = [composed('A.'), composed('A.', 'B.')];
const same = [composed('A.'), composed('A.')];

function find(answers: Record<string, unknown>) {
  stubApi(answers as StubAnswers);
  const { signal } = new AbortController();
  return findPreview({
    user: buildUser({ timezone: 'UTC' }),
    language: 'en',
    example: 'An example.',
    signal,
  });
}
const list = (...lines: Parameters<typeof buildLine>[0][]) =>
  dataAnswer({ items: lines.map((line) => buildLine(line)), nextCursor: null });
const dream = (id: number, content: string) =>
  dataAnswer(buildDream({ id, content, title: `Dream ${id}`, createdAt: '2026-11-20T07:00:00.000Z' }));

describe('findPreview', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('reads the last dream as if it had just been dreamt', async () => {
    const asked = stubReadings({ 'The last.': more });
    const found = await find({
      'GET /api/dreams': list({ id: 4 }),
      'GET /api/dreams/4': dream(4, 'The last.'),
    });
    expect(found).toMatchObject({ title: 'Dream 4', free: ['A.'], added: ['B.'] });
    expect(asked).toMatchObject([{ levels: ['free', 'premium'], dreamId: 4, date: '2026-11-20' }]);
  });

  it('goes on to one that premium says more of, past what cannot be read', async () => {
    stubReadings({ Short: same, 'A long one.': more });
    const found = await find({
      'GET /api/dreams': list({ id: 6, isReadable: false }, { id: 5 }, { id: 4 }),
      'GET /api/dreams/5': dream(5, 'Short'),
      'GET /api/dreams/4': dream(4, 'A long one.'),
    });
    expect(found?.title).toBe('Dream 4');
  });

  it('shows an example to an empty journal, and to one that is out of reach', async () => {
    stubReadings({ 'An example.': more });
    const found = await find({ 'GET /api/dreams': list() });
    expect(found).toMatchObject({ content: 'An example.', added: ['B.'] });
    expect(found?.title).toBeUndefined();
    expect((await find({ 'GET /api/dreams': 'network-failure' }))?.content).toBe('An example.');
  });

  it('shows nothing where the browser cannot read', async () => {
    stubReadings({});
    expect(await find({ 'GET /api/dreams': list() })).toBeNull();
  });
});
