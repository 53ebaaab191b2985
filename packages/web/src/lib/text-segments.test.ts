import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentText } from './text-segments.ts';

const spanOf = (text: string, word: string) => ({
  start: text.indexOf(word),
  end: text.indexOf(word) + word.length,
  word,
});

describe('segmentText', () => {
  it('cuts a text at its spans', () => {
    const text = 'A dog in a house';
    const segments = segmentText(text, [spanOf(text, 'house'), spanOf(text, 'dog')]);
    expect(segments.map((segment) => [segment.text, segment.spans.map((span) => span.word)])).toEqual([
      ['A ', []],
      ['dog', ['dog']],
      [' in a ', []],
      ['house', ['house']],
    ]);
  });

  it('lets spans overlap', () => {
    const text = 'a golden key';
    const segments = segmentText(text, [spanOf(text, 'golden'), spanOf(text, 'golden key')]);
    expect(segments.map((segment) => segment.spans.length)).toEqual([0, 2, 1]);
  });

  it('never tears an emoji apart and ignores places outside the text', () => {
    const text = 'the 🌊 sea';
    expect(segmentText(text, [{ start: 4, end: 5 }])).toHaveLength(1);
    expect(segmentText(text, [{ start: 4, end: 99 }])).toHaveLength(1);
    expect(segmentText(text, [{ start: 4, end: 6 }]).map((segment) => segment.text)).toEqual([
      'the ',
      '🌊',
      ' sea',
    ]);
  });

  it('gives the text back for any spans', () => {
    const span = fc.record({ start: fc.nat(60), end: fc.nat(60) });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(span), (text, spans) => {
        expect(
          segmentText(text, spans)
            .map((segment) => segment.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
