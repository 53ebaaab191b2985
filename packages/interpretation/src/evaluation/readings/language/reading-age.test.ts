import { describe, expect, it } from 'vitest';
import { readingEase } from './reading-age.ts';

describe('readingEase', () => {
  it.each([
    // Words, sentences and syllables counted by hand.
    ['en', 'The cat sat on the mat.', 206.835 - 1.015 * 6 - 84.6 * (6 / 6)],
    ['en', 'You walked home. The table wanted cleaning.', 206.835 - 1.015 * 3.5 - 84.6 * (11 / 7)],
    ['es', 'El perro corre por la casa.', 206.835 - 62.3 * (9 / 6) - 6],
    ['es', 'Tu tía oía al búho. ¿Quién guía el aire?', 206.835 - 62.3 * (15 / 9) - 4.5],
  ] as const)('follows the formula (%s: %s)', (language, text, ease) => {
    expect(readingEase(text, language)).toBeCloseTo(ease, 6);
  });

  it('calls a treatise harder than a letter', () => {
    const treatise =
      'The interpretation of psychological manifestations necessitates considerable theoretical sophistication.';
    expect(readingEase(treatise, 'en')).toBeLessThan(
      readingEase('It is a plain room, and you know it well.', 'en'),
    );
  });

  it('gives an empty text no difficulty', () => {
    expect(readingEase('', 'en')).toBe(100);
  });
});
