import type { Reading } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { coverMarks, litBy, marksOf, placesOfSentence, sentencesOfMark } from './reading-links.ts';

const content = 'I was in a house. A dog came in. The dog barked.';
const at = (word: string, from = 0) => {
  const start = content.indexOf(word, from);
  return { start, end: start + word.length };
};
const mention = (word: string, from = 0) => ({
  ...at(word, from),
  text: word,
  variation: word,
  rule: 'word.exact',
  state: 'present' as const,
});
const symbols = [
  { id: 'dog', mentions: [mention('dog'), mention('dog', 30)] },
  { id: 'house', mentions: [mention('house')] },
];
const reading: Reading = {
  engineVersion: '1',
  language: 'en',
  sentences: [
    {
      text: 'You were at home in yourself.',
      part: 'opening',
      paragraph: 0,
      evidence: [{ ...at('house'), symbol: 'house', rule: 'r' }],
    },
    {
      text: 'A habit came in.',
      part: 'passage',
      paragraph: 0,
      evidence: [
        { ...at('dog'), symbol: 'dog', rule: 'r' },
        { ...at('A dog came in'), rule: 'r' },
      ],
    },
    {
      text: 'What is it?',
      part: 'question',
      paragraph: 1,
      evidence: [{ start: 0, end: 0, symbol: 'house', rule: 'r' }],
    },
  ],
};
const [house, firstDog, secondDog] = marksOf(content, symbols);

describe('reading links', () => {
  it('marks the words in the order of the dream', () => {
    expect(marksOf(content, symbols).map((mark) => mark.symbolId)).toEqual(['house', 'dog', 'dog']);
  });

  it('leaves out places that an edit has moved away', () => {
    expect(marksOf(`Once ${content}`, symbols)).toEqual([]);
  });

  it('leads from a word to the sentences that name its place', () => {
    expect(house && sentencesOfMark(reading, house)).toEqual([0]);
    expect(firstDog && sentencesOfMark(reading, firstDog)).toEqual([1]);
  });

  it('leads from a repeated word to the sentences of its symbol', () => {
    expect(secondDog && sentencesOfMark(reading, secondDog)).toEqual([1]);
  });

  it('leads from a sentence to its words, joined where they overlap', () => {
    expect(placesOfSentence(reading, 1).map(({ start, end }) => content.slice(start, end))).toEqual([
      'A dog came in',
    ]);
    expect(placesOfSentence(reading, 2)).toEqual([]);
  });

  it('lights both sides', () => {
    const lit = litBy({ kind: 'sentence', index: 1 }, reading);
    expect([...lit.symbols]).toEqual(['dog']);
    expect([...lit.sentences]).toEqual([1]);
    expect(litBy(house ? { kind: 'mark', mark: house } : null, reading).places).toEqual([at('house')]);
    expect(litBy(null, reading).places).toEqual([]);
  });

  it('widens a place that ends inside a marked word', () => {
    const marks = [at('house'), at('dog')];
    expect(coverMarks([{ start: 0, end: at('house').end - 2 }], marks)).toEqual([
      { start: 0, end: at('house').end },
    ]);
    expect(coverMarks([{ start: 0, end: 4 }], marks)).toEqual([{ start: 0, end: 4 }]);
  });
});
