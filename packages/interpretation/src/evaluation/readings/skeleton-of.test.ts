import { describe, expect, it } from 'vitest';
import { runsOf, skeletonOf } from './skeleton-of.ts';

const dog = {
  names: ['Dog', 'puppy'],
  texts: ['a habit that keeps you company', 'What did you do without deciding?'],
};
const english = (sentence: string, dream: string, words = dog) =>
  skeletonOf(sentence, { language: 'en', dream, ...words });

describe('skeletonOf', () => {
  it('is the same for other animals in the same sentence', () => {
    const cat = { names: ['Cat'], texts: ['a habit that goes its own way'] };
    const one = english(
      'The dog follows you: a habit that keeps you company is turned toward you.',
      'A dog followed me.',
    );
    const other = english(
      'Your cat follows you: a habit that goes its own way is turned toward you.',
      'My cat was following me.',
      cat,
    );
    expect(one).toBe('* you * is turned toward you');
    expect(other).toBe(one);
  });

  it.each([
    ['quotations', 'It says “up to my ankles”, and stays.', 'it says * stays'],
    ['numbers', 'It comes back 3 times, or seven.', 'it comes back * times *'],
    ['forms of the words of the dream', 'Going on swimming is a wish.', 'going * is a wish'],
    ['the variations of its symbol', 'A puppy is a start.', '* is a start'],
  ])('masks %s', (_case, sentence, skeleton) => {
    expect(english(sentence, 'I swam and we swim.')).toBe(skeleton);
  });

  it('leaves small words alone, though the dream has them', () => {
    expect(english('You were there and it was you.', 'I was there and you were too.')).toBe(
      'you were there and it was you',
    );
  });

  it('lets a sentence that came whole from the dictionary stand for itself', () => {
    expect(english('What did you do without deciding?', '')).toBe('what did you do without deciding');
  });

  it('lets a sentence that only tells the dream stand for itself', () => {
    const dream = 'I was swimming in a church and the dog watched me.';
    expect(english('You swim in the church.', dream)).toBe('you swim in the church');
    expect(english('It is “swimming”.', dream)).toBe('it is *');
  });

  it('reads Spanish without its accents', () => {
    const sources = { language: 'es', dream: 'Mi hábito', names: [], texts: [] } as const;
    expect(skeletonOf('Los hábitos también vuelven «así».', sources)).toBe('* tambien vuelven *');
  });
});

it('cuts runs of words', () => {
  expect(runsOf(['a', 'b', 'c', 'd'])).toEqual(['a b c', 'b c d']);
  expect(runsOf(['a'])).toEqual([]);
});
