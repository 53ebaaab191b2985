import { describe, expect, it } from 'vitest';
import { sortKey } from './sort-key.ts';

describe('sortKey', () => {
  it.each([
    ['A cat in a car', 'en', 'cat in a car'],
    ['An apple', 'en', 'apple'],
    ['The sea', 'en', 'sea'],
    ['Anchor', 'en', 'Anchor'],
    ['Theatre', 'en', 'Theatre'],
    ['A', 'en', 'A'],
    ['La mar', 'es', 'mar'],
    ['Unos zapatos', 'es', 'zapatos'],
    ['Lago', 'es', 'Lago'],
    ['Elefante', 'es', 'Elefante'],
    ['A ciegas', 'es', 'A ciegas'],
  ] as const)('%s (%s)', (name, language, key) => {
    expect(sortKey(name, language)).toBe(key);
  });
});
