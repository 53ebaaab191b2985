import type { RecognisedSymbol } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { buildReading, buildSymbol } from '#web/testing/build-dream.ts';
import { notesOfDream } from './notes-of-dream.ts';

const content = 'My mother took the old boat. A Dog ran; the dog barked, and no cat came.';
const symbols = [
  buildSymbol(content, 'mother'),
  buildSymbol(content, 'boat', { condition: 'old', owner: 'mother' }),
  buildSymbol(content, 'Dog'),
  buildSymbol(content, 'cat', { state: 'waking' }),
];
const [mother, boat, dog] = symbols as [RecognisedSymbol, RecognisedSymbol, RecognisedSymbol];
dog.mentions.push({ ...dog.mentions[0], ...placeOf('dog barked'), text: 'dog' } as never);
dog.mentions.push({
  ...dog.mentions[0],
  ...placeOf('barked'),
  text: 'barked',
  actor: { who: 'other', text: 'dog' },
} as never);

function placeOf(words: string) {
  const start = content.indexOf(words);
  return { start, end: start + words.length };
}

const rests = (symbol: string) => [{ start: 0, end: 1, symbol, rule: 'r' }];
const reading = buildReading({
  sentences: [
    { text: 'One.', part: 'headline', paragraph: 0, evidence: rests('Dog') },
    { text: 'Two.', part: 'passage', paragraph: 1, evidence: rests('boat') },
  ],
});

describe('notesOfDream', () => {
  it('begins with what the reading speaks of, and leaves out what was not there', () => {
    const idsOf = (given: typeof reading | null) =>
      notesOfDream({ symbols, reading: given }).map(({ symbol }) => symbol.id);
    expect(idsOf(reading)).toEqual(['Dog', 'boat', 'mother']);
    expect(idsOf(null)).toEqual(['mother', 'boat', 'Dog']);
  });

  it("has the dreamer's words, each once, and what the dream says of it", () => {
    const notes = notesOfDream({ symbols: [mother, boat, dog], reading: null });
    expect(notes).toMatchObject([
      { words: ['mother'], condition: undefined, owner: undefined, actor: undefined },
      { words: ['boat'], condition: 'old', owner: 'mother' },
      { words: ['dog', 'barked'], actor: { who: 'other', text: 'dog' } },
    ]);
  });

  it('keeps what means more together for premium readings', () => {
    const combined = { ...mother, id: 'mother-boat', kind: 'combined' as const };
    const count = (isPremium: boolean) =>
      notesOfDream({ symbols: [mother, combined], reading: null, isPremium }).length;
    expect([count(false), count(true)]).toEqual([1, 2]);
  });
});
