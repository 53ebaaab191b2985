import { describe, expect, it } from 'vitest';
import { finishSentence, withTypographicApostrophes } from './finish-sentence.ts';

describe('finishSentence', () => {
  it.each([
    ['you walk', 'You walk.'],
    ['“rex” is yours', '“Rex” is yours.'],
    ['¿qué pasó?', '¿Qué pasó?'],
    ['él dijo «ven».', 'Él dijo «ven».'],
    ['', '.'],
  ])('makes %s %s', (text, finished) => {
    expect(finishSentence(text)).toBe(finished);
  });
});

it('writes apostrophes alike', () => {
  expect(withTypographicApostrophes("you didn't, and the dogs' bowl")).toBe('you didn’t, and the dogs’ bowl');
});
