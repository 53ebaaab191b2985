import { describe, expect, it } from 'vitest';
import { headlineOf } from './headline.ts';

const sentence = (part: 'headline' | 'opening' | 'passage', text: string) => ({
  text,
  part,
  paragraph: 0,
  evidence: [],
});

describe('headlineOf', () => {
  it('is the thought of a reading, wherever it stands', () => {
    const sentences = [sentence('passage', 'A dog is a habit.'), sentence('headline', 'You let it in.')];
    expect(headlineOf({ sentences })).toBe('You let it in.');
  });

  it('is not made of other sentences, where a reading has none', () => {
    expect(headlineOf({ sentences: [sentence('opening', 'A habit follows you.')] })).toBeNull();
    expect(headlineOf(null)).toBeNull();
    expect(headlineOf(undefined)).toBeNull();
  });
});
