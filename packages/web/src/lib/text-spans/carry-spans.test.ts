import { describe, expect, it } from 'vitest';
import { carrySpans } from './carry-spans.ts';

const spanOf = (text: string, word: string) => ({
  start: text.indexOf(word),
  end: text.indexOf(word) + word.length,
  word,
});

describe('carrySpans', () => {
  const text = 'A dog in a house by the sea';
  const spans = ['dog', 'house', 'sea'].map((word) => spanOf(text, word));
  const carried = (after: string) =>
    carrySpans(spans, text, after).map((span) => after.slice(span.start, span.end));

  it.each([
    ['typing at the end', `${text} at night`, ['dog', 'house', 'sea']],
    ['a last word that grows', `${text}weed`, ['dog', 'house']],
    ['typing before everything', `Once ${text}`, ['dog', 'house', 'sea']],
    ['a change in the middle', 'A dog in a green house by the sea', ['dog', 'house', 'sea']],
    ['a change inside a word', 'A dog in a hoouse by the sea', ['dog', 'sea']],
    ['a word grown longer', 'A dogged in a house by the sea', ['house', 'sea']],
    ['everything replaced', '', []],
  ])('%s', (_, after, expected) => {
    expect(carried(after)).toEqual(expected);
  });
});
