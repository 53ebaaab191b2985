import { describe, expect, it } from 'vitest';
import { countFilters, validateJournalSearch } from './journal-search.ts';

describe('journal search', () => {
  it('keeps what it understands', () => {
    const search = { q: 'dog', category: 'lucid', symbol: 'dog', from: '2026-11-01', language: 'es' };
    expect(validateJournalSearch(search)).toEqual(search);
    expect(countFilters(search as never)).toBe(4);
  });

  it('reads a number typed as search words', () => {
    expect(validateJournalSearch({ q: 42 })).toEqual({ q: '42' });
  });

  it('drops the rest', () => {
    const search = { q: '', from: 'yesterday', symbol: 'A B', language: 'fr', other: 'x', tag: ['a'] };
    expect(validateJournalSearch(search)).toEqual({});
  });
});
