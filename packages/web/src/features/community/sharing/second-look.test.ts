import { describe, expect, it } from 'vitest';
import { blackedOut, blackOut, partsOf } from './second-look.ts';

const text = 'I saw Ana in Bilbao.';
const found = [
  { start: 6, end: 9, kind: 'person' as const },
  { start: 13, end: 19, kind: 'place' as const },
];

describe('blackOut', () => {
  it('takes the chosen words out, wherever they stand', () => {
    expect(blackOut(text, found, new Set([0, 1]))).toBe(`I saw ${blackedOut} in ${blackedOut}.`);
    expect(blackOut(text, found, new Set([1]))).toBe(`I saw Ana in ${blackedOut}.`);
    expect(blackOut(text, found, new Set())).toBe(text);
  });
});

describe('partsOf', () => {
  it('is the whole text, with what was found apart', () => {
    const parts = partsOf(text, [...found].reverse());
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter(({ isFound }) => isFound).map((part) => part.text)).toEqual(['Ana', 'Bilbao']);
  });

  it('lets nothing overlap', () => {
    const parts = partsOf(text, [...found, { start: 7, end: 15, kind: 'contact' }]);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });
});
