import { describe, expect, it } from 'vitest';
import { listDictionaryQuery, symbolSlug } from './dictionary.ts';

describe('listDictionaryQuery', () => {
  it.each([{ letter: 'ñ' }, { letter: '#' }, { group: 'animal', limit: '100' }, { search: 'Árbol' }, {}])(
    'takes %j',
    (query) => {
      expect(listDictionaryQuery.safeParse(query).success).toBe(true);
    },
  );

  it.each([{ letter: 'ab' }, { letter: 'É' }, { group: 'x' }, { limit: '101' }, { search: 'a\0' }])(
    'refuses %j',
    (query) => {
      expect(listDictionaryQuery.safeParse(query).success).toBe(false);
    },
  );
});

describe('symbolSlug', () => {
  it.each(['mother-in-law', 'car2'])('takes %j', (slug) => {
    expect(symbolSlug.safeParse(slug).success).toBe(true);
  });

  it.each(['', 'Dog', '../x', 'a b', 'x'.repeat(81)])('refuses %j', (slug) => {
    expect(symbolSlug.safeParse(slug).success).toBe(false);
  });
});
