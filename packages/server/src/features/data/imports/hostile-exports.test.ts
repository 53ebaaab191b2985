import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { exportOf, staged, exportedSymbol as symbol } from './testing/import-files.ts';

let testApp: TestApp;
let member: SignedInClient;
beforeAll(async () => {
  testApp = await buildTestApp();
  testApp.clock.set(new Date('2026-11-21T10:00:00Z'));
});
afterAll(() => testApp.close());

const time = '2024-03-05T06:30:00Z';
const content = 'I walked through my old house and found a dog.';
const dream = {
  id: 1,
  title: 'A dog',
  content,
  language: 'en',
  category: null,
  tags: [],
  createdAt: time,
  updatedAt: time,
  translation: null,
  isPremiumTranslation: false,
  reading: null,
  engineVersion: null,
  symbols: [],
  followUp: null,
};
/** Takes an export in; what is shown of it before and after. */
async function takeIn(sections: Readonly<Record<string, readonly object[]>>) {
  member = await signedInClient(testApp);
  const view = await staged(member, { name: 'chitta.zip', content: await exportOf(sections) });
  const started = await member.post(`/api/imports/${view.id}/start`);
  expect(started.status, started.text).toBe(200);
  return { view, done: started.body.data };
}

const followUp = {
  answer: 'I rang.',
  answeredAt: time,
  deed: null,
  deedAt: null,
  fit: null,
  dismissedDay: 0,
  settledAt: null,
};

describe('an export that nobody has made', () => {
  it.each([
    ['a number beyond those of rows', { id: 2 ** 40 }, 'broken'],
    ['a number below them', { id: 0 }, 'broken'],
    ['the year 0', { createdAt: '0000-01-01T00:00:00Z' }, 'bad_date'],
    ['the year 1', { createdAt: '0001-01-01T00:00:00Z' }, 'bad_date'],
    ['the year 1899', { createdAt: '1899-12-31T23:59:59Z' }, 'bad_date'],
    ['the year 8000', { createdAt: '8000-01-01T00:00:00Z' }, 'future_date'],
    ['the last year of all', { createdAt: '9999-12-31T23:59:59Z' }, 'future_date'],
    ['the day after tomorrow', { createdAt: '2026-11-22T10:00:01Z' }, 'future_date'],
    ['a change in the year 0', { updatedAt: '0000-01-01T00:00:00Z' }, 'broken'],
    ['a change in the year 9999', { updatedAt: '9999-12-31T23:59:59Z' }, 'broken'],
    [
      'an answer in the year 9999',
      { followUp: { ...followUp, answeredAt: '9999-12-31T00:00:00Z' } },
      'broken',
    ],
    ['a deed in the year 0', { followUp: { ...followUp, deedAt: '0000-01-01T00:00:00Z' } }, 'broken'],
    ['a question in the year 1', { followUp: { ...followUp, settledAt: '0001-01-01T00:00:00Z' } }, 'broken'],
  ])('is taken without a dream of %s', async (_, changes, problem) => {
    const { view, done } = await takeIn({
      dreams: [
        { ...dream, ...changes },
        { ...dream, id: 2 },
      ],
    });
    expect(view.counts).toMatchObject({ refused: 1, toWrite: 1 });
    expect(view.refused).toMatchObject([{ line: 2, problem }]);
    expect(done).toMatchObject({ state: 'done', written: 1 });
  });

  it.each([
    ['a number beyond those of rows', { id: 2 ** 40 }],
    ['the year 0', { createdAt: '0000-01-01T00:00:00Z' }],
    ['a change in the year 9999', { updatedAt: '9999-12-31T23:59:59Z' }],
  ])('is taken without a symbol of %s', async (_, changes) => {
    const { view, done } = await takeIn({ 'personal-symbols': [{ ...symbol, ...changes }], dreams: [dream] });
    expect(view.refused).toMatchObject([{ kind: 'symbol', problem: 'broken' }]);
    expect(done).toMatchObject({ state: 'done', written: 1 });
  });

  it.each([
    'dream:abc',
    'dream:1099511627776',
    'dream:-1',
    'dream:1.5',
    'dream:',
    'personal:9e99',
    'personal:x',
  ])('is taken whatever its readings refer to: %s', async (ref) => {
    const text = 'A dog came.';
    const evidence = [{ start: 0, end: 1, symbol: 'personal-1099511627776', rule: 'symbol', ref }];
    const sentences = [{ text, part: 'opening', paragraph: 0, evidence }];
    const reading = { engineVersion: '1', language: 'en', sentences };
    const { view, done } = await takeIn({ dreams: [{ ...dream, translation: text, reading }] });
    expect([view.counts.refused, done.written]).toEqual([0, 1]);
  });
});

it('leaves a journal that can be paged, and so does any moment that a row may have', async () => {
  await takeIn({
    dreams: ['1900-01-01T00:00:00Z', time, '2026-11-22T09:00:00Z'].map((createdAt, index) => ({
      ...dream,
      id: index + 1,
      content: `${content} ${index}`,
      createdAt,
    })),
  });
  // Rows of earlier times, when such were taken.
  const moments = ['8000-01-01', '9999-12-31 23:59:59.999999', '2300-01-01 00:00:00.000001', '0001-01-01'];
  for (const moment of moments) {
    const { body } = await member.post('/api/dreams', {
      userId: member.user.id,
      content: `${content} ${moment}`,
    });
    await testApp.context.pool.query('UPDATE dreams SET created_at = $1 WHERE id = $2', [
      `${moment}Z`,
      body.data.id,
    ]);
  }
  for (const path of ['/api/dreams', '/api/timeline']) {
    const seen: number[] = [];
    for (let cursor = ''; seen.length < 20; ) {
      const { status, body, text } = await member.get(`${path}?limit=1${cursor && `&cursor=${cursor}`}`);
      expect(status, text).toBe(200);
      seen.push(...body.data.items.map(({ id }: { id: number }) => id));
      cursor = body.data.nextCursor ?? '';
      if (cursor === '') break;
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  }
});
