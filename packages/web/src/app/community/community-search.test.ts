import { describe, expect, it } from 'vitest';
import { validateCommunitySearch, validateShareSearch } from './community-search.ts';

describe('the address of the community', () => {
  it('takes a room, a language and whose', () => {
    const search = { theme: 'being-chased', language: 'es', own: true };
    expect(validateCommunitySearch(search)).toEqual(search);
  });

  it.each([
    { theme: '../admin', language: 'fr', own: 'yes' },
    { theme: 7, language: null, own: 1 },
    { theme: 'A B', language: ['es'], own: {} },
    {},
  ])('leaves out what it does not know: %o', (search) => {
    const found = validateCommunitySearch(search as Record<string, unknown>);
    expect(Object.values(found).filter((value) => value !== undefined)).toEqual([]);
  });
});

describe('the address of what is shared', () => {
  it.each([
    ['c'.repeat(22), 'c'.repeat(22)],
    ['c'.repeat(21), undefined],
    ['../'.repeat(8), undefined],
    [22, undefined],
  ])('takes a circle: %s', (circle, known) => {
    expect(validateShareSearch({ circle }).circle).toBe(known);
  });

  it.each([
    [12, 12],
    ['12', 12],
    ['-3', undefined],
    ['1.5', undefined],
    ['abc', undefined],
    [Number.MAX_VALUE, undefined],
  ])('takes the number of a dream: %s', (dream, known) => {
    expect(validateShareSearch({ dream }).dream).toBe(known);
  });
});
