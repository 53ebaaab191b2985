import { expect, it } from 'vitest';
import { validateDictionarySearch } from './dictionary-search.ts';

it.each([
  [
    { q: 'casa', category: 'Animales', letter: 'ñ' },
    { q: 'casa', category: 'Animales', letter: 'ñ' },
  ],
  [{ q: 42 }, { q: '42' }],
  [{ letter: 'A' }, {}],
  [{ letter: '#' }, { letter: '#' }],
  [{ q: '', category: ['x'], other: 'y' }, {}],
  [{ q: 'x'.repeat(101) }, {}],
])('keeps of %o what is understood', (given, kept) => {
  expect(validateDictionarySearch(given)).toEqual(kept);
});
