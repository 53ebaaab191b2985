import { describe, expect, it } from 'vitest';
import { addPersonalSymbolRequest, changePersonalSymbolRequest } from './personal-symbols.ts';

describe('addPersonalSymbolRequest', () => {
  it.each([
    ['a name alone', {}],
    ['fields at their limits', { description: 'x'.repeat(1000), category: 'x'.repeat(40) }],
    ['twenty variations', { variations: Array.from({ length: 20 }, () => 'x'.repeat(60)) }],
    ['both ends of the scale', { emotionalImpact: 5 }],
    ['no impact', { emotionalImpact: null }],
  ])('accepts %s', (_what, overrides) => {
    expect(addPersonalSymbolRequest.safeParse({ name: 'Rex', ...overrides }).success).toBe(true);
  });

  it.each([
    ['no name', { name: undefined }],
    ['a name of space', { name: '  ' }],
    ['a name of 61 characters', { name: 'x'.repeat(61) }],
    ['a description of 1001', { description: 'x'.repeat(1001) }],
    ['21 variations', { variations: Array.from({ length: 21 }, () => 'x') }],
    ['an empty variation', { variations: [''] }],
    ['an impact beyond the scale', { emotionalImpact: 6 }],
    ['half an impact', { emotionalImpact: 2.5 }],
    ['a group that does not exist', { group: 'machine' }],
  ])('refuses %s', (_what, overrides) => {
    expect(addPersonalSymbolRequest.safeParse({ name: 'Rex', ...overrides }).success).toBe(false);
  });

  it('takes the space around a name away', () => {
    expect(addPersonalSymbolRequest.parse({ name: '  Rex ' }).name).toBe('Rex');
  });
});

describe('changePersonalSymbolRequest', () => {
  it('leaves what is not named', () => {
    expect(changePersonalSymbolRequest.parse({ category: 'Dogs' })).toEqual({ category: 'Dogs' });
  });
});
