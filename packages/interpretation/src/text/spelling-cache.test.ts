import { describe, expect, it } from 'vitest';
import { Spelling } from './spelling.ts';
import { hashOf, hashWith, SpellingCache } from './spelling-cache.ts';

function cacheOf() {
  const made: string[] = [];
  const cache = new SpellingCache((raw) => {
    made.push(raw);
    return new Spelling(raw);
  });
  const find = (text: string, start = 0, end = text.length) =>
    cache.find(text, start, end, hashOf(text, start, end));
  return { made, find };
}

describe('SpellingCache', () => {
  it('makes one spelling for all places with the same letters', () => {
    const { made, find } = cacheOf();
    const text = 'dog dig dog';
    expect(find(text, 0, 3)).toBe(find(text, 8, 11));
    expect(find(text, 4, 7).raw).toBe('dig');
    expect(made).toEqual(['dog', 'dig']);
  });

  it('tells words apart that share a hash', () => {
    const cache = new SpellingCache((raw) => new Spelling(raw));
    const found = ['one', 'two', 'twofold'].map((raw) => cache.find(raw, 0, raw.length, 7).raw);
    expect(found).toEqual(['one', 'two', 'twofold']);
  });

  it('knows every word after it grew, and still answers after it began anew', () => {
    const { made, find } = cacheOf();
    const words = Array.from({ length: 20_000 }, (_, at) => `word${at}`);
    for (const word of words) expect(find(word).raw).toBe(word);
    expect(made).toHaveLength(20_000);
    expect(find('word19999').raw).toBe('word19999');
    expect(made).toHaveLength(20_000);
    expect(find('word0').raw).toBe('word0');
    expect(made).toHaveLength(20_001);
  });
});

describe('hashOf', () => {
  it('is what the code units give one by one', () => {
    const units = [...'niño'].map((letter) => letter.charCodeAt(0));
    expect(hashOf('el niño', 3, 7)).toBe(units.reduce(hashWith, 0));
    expect(hashOf('ab', 0, 2)).not.toBe(hashOf('ba', 0, 2));
  });
});
