import { describe, expect, it } from 'vitest';
import { findHit } from './find-hit.ts';

const dream = (content: string, changes: object = {}) => ({
  title: 'A title',
  content,
  tags: [],
  language: 'en' as const,
  ...changes,
});
const houses = { plain: 'houses', en: ['houses', 'hous'], es: ['houses', 'hous'] };

describe('findHit', () => {
  it('shows the words around the first place, and every form that was found', () => {
    const content = `${'Long before that we walked and walked along a road. '.repeat(4)}There stood a house among houses, and ${'snow lay on it '.repeat(20)}`;
    const { text, words, symbols } = findHit(dream(content), [houses], ['House']);
    expect(text).toMatch(/^…There stood a house among houses, and snow .*…$/);
    expect(text?.length).toBeLessThan(240);
    expect([words, symbols]).toEqual([['house', 'houses'], []]);
  });

  it('takes the last word as a beginning, without accents', () => {
    const sought = [{ plain: 'arb', en: ['arb'], es: ['arb'] }];
    expect(findHit(dream('Un Árbol.', { language: 'es' }), sought, [])).toEqual({
      text: 'Un Árbol.',
      words: ['Árbol'],
      symbols: [],
    });
  });

  it('has no text where title or tags hold it, and names the symbol where no word does', () => {
    const inTitle = findHit(dream('A dog.', { title: 'Two houses' }), [houses], ['House']);
    expect(inTitle).toEqual({ text: null, words: ['houses'], symbols: [] });
    expect(findHit(dream('A hut.'), [houses], ['House'])).toEqual({
      text: null,
      words: [],
      symbols: ['House'],
    });
  });

  it('does not split what stands at the cut', () => {
    const content = `${'🌙'.repeat(60)} house ${'🌙'.repeat(120)}`;
    expect(findHit(dream(content), [houses], []).text?.isWellFormed()).toBe(true);
  });
});
