import type { Reading } from '@chitta/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { countBeyond } from './find-beyond.ts';

type Sentence = Reading['sentences'][number];

const symbols = {
  isCombined: (id: string) => id === 'falling-teeth',
  nameOf: (id: string) => ({ house: 'House', 'falling-teeth': 'Falling teeth' })[id],
};

function say(part: Sentence['part'], ...evidence: Partial<Sentence['evidence'][number]>[]): Sentence {
  const grounds = evidence.map((each) => ({ start: 0, end: 5, rule: 'thing.function', ...each }));
  return { text: `About ${evidence[0]?.symbol ?? 'it'}.`, part, paragraph: 0, evidence: grounds };
}
/** Each sentence in a paragraph of its own. */
const readingOf = (...sentences: Sentence[]): Reading => ({
  engineVersion: '1',
  language: 'en',
  sentences: sentences.map((sentence, paragraph) => ({ ...sentence, paragraph })),
});

describe('countBeyond', () => {
  const opening = say('opening', { symbol: 'house' });

  it('counts each added sentence once, as what it is', () => {
    const premium = readingOf(
      opening,
      say('passage', { symbol: 'dog' }),
      say('ending', { symbol: 'car' }),
      say('passage', { symbol: 'teeth' }, { symbol: 'falling-teeth' }),
      say('passage', { symbol: 'house', ref: 'dream:1' }, { symbol: 'house', ref: 'dream:2' }),
      say('passage', { symbol: 'house', ref: 'dream:2', rule: 'history.changed' }),
      say('guidance', { symbol: 'dog' }),
    );
    expect(countBeyond(readingOf(opening), premium, symbols)).toEqual({
      passages: 2,
      combined: ['Falling teeth'],
      history: [{ name: 'House', dreams: 2 }],
      insights: 1,
    });
  });

  it('counts a passage once, and only where the free reading has nothing of it', () => {
    const dog = say('passage', { symbol: 'dog' });
    const free = { ...readingOf(opening, dog) };
    const inOrder = (...paragraphs: number[]) => {
      const parts = [
        dog,
        say('passage', { symbol: 'car' }),
        say('passage', { symbol: 'key' }),
        say('ending', {}),
      ];
      const sentences = parts.map((part, place) => ({ ...part, paragraph: paragraphs[place] ?? 0 }));
      return countBeyond(free, { ...free, sentences }, symbols).passages;
    };
    expect([inOrder(1, 1, 2, 2), inOrder(1, 2, 3, 4), inOrder(1, 1, 1, 1)]).toEqual([1, 3, 0]);
  });

  it('does not count what both readings have', () => {
    const parts = (['headline', 'care', 'question', 'deed'] as const).map((part) =>
      say(part, { symbol: 'dog' }),
    );
    expect(countBeyond(readingOf(opening), readingOf(opening, ...parts), symbols)).toMatchObject({
      passages: 0,
      insights: 0,
    });
  });

  it('does not sell the same thought in other words', () => {
    const other = { ...opening, text: 'The same, said differently.' };
    expect(countBeyond(readingOf(opening), readingOf(other), symbols)).toEqual({
      passages: 0,
      combined: [],
      history: [],
      insights: 0,
    });
  });

  it('counts as an insight what has no name to be listed by', () => {
    const premium = readingOf(say('guidance', { symbol: 'gone', ref: 'dream:1' }));
    expect(countBeyond(readingOf(), premium, symbols)).toMatchObject({ history: [], insights: 1 });
  });
});

describe('beyond in the answer of POST /api/translate-dream', async () => {
  const testApp = await buildTestApp();
  afterAll(() => testApp.close());
  const long = `I was in my old house and my mother was in the kitchen. A black dog chased me up the broken stairs.
    Then I was in a school and I was late for the exam. My teeth kept falling out into my hand. The teacher gave
    me a red book and a key. Suddenly I was driving a car without brakes down a mountain to the sea. A boat was
    burning on the water, and my brother was swimming to it. I was afraid. At the end I flew over the bridge with a
    bird and I was happy.`;

  async function readDream(content: string, overrides = {}) {
    const client = await signedInClient(testApp, overrides);
    const { body } = await client.post('/api/translate-dream', { content, userId: client.user.id });
    return body;
  }

  it('says with a free reading what a premium reading really adds', async () => {
    const free = await readDream(long);
    const premium = await readDream(long, { subscriptionTier: 'premium' });
    const { passages, combined, history, insights } = free.beyond;
    expect(passages).toBeGreaterThan(0);
    expect(history).toEqual([]);
    const added = premium.reading.sentences.length - free.reading.sentences.length;
    expect(passages + combined.length + insights).toBeGreaterThanOrEqual(Math.min(added, 1));
    expect(premium.beyond).toBeUndefined();
  });

  it('says over how many dreams of the journal a symbol would be followed', async () => {
    const client = await signedInClient(testApp);
    const userId = client.user.id;
    for (const content of ['The house was flooded and cold.', 'A burnt house stood on a hill.']) {
      expect((await client.post('/api/dreams', { userId, content })).status).toBe(201);
    }
    const { body } = await client.post('/api/translate-dream', { userId, content: long });
    expect(body.beyond.history).toContainEqual({ name: 'House', dreams: 2 });
  });

  it('says nothing to somebody in distress', async () => {
    expect((await readDream('I wanted to kill myself and I cried all night.')).beyond).toBeUndefined();
  });
});
