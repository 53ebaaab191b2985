import { describe, expect, it } from 'vitest';
import { validateDeskSearch } from './desk-search.ts';

describe('what the address of the desk asks for', () => {
  it.each([
    [{}, {}],
    [{ word: 'zibber' }, { word: 'zibber' }],
    [{ word: '  old   lamp ' }, { word: 'old   lamp' }],
    [{ word: 42 }, { word: '42' }],
    [{ word: 0 }, { word: '0' }],
    [{ word: 'cañuela' }, { word: 'cañuela' }],
    [{ word: '   ' }, {}],
    [{ word: '', symbol: '' }, {}],
    [{ word: null, symbol: undefined }, {}],
    [{ symbol: 'dog' }, { symbol: 'dog' }],
    [{ entry: 'dog' }, { symbol: 'dog' }],
    [{ symbol: 'dog', entry: 'cat' }, { symbol: 'dog' }],
    [
      { word: 'zibber', entry: 'dog', theme: 'light' },
      { word: 'zibber', symbol: 'dog' },
    ],
  ])('%j: %j', (search, wanted) => {
    expect(validateDeskSearch(search)).toEqual(wanted);
  });

  it('takes no longer word than the dictionary has', () => {
    expect(validateDeskSearch({ word: 'z'.repeat(200), symbol: 'y'.repeat(81) })).toEqual({
      word: 'z'.repeat(80),
      symbol: 'y'.repeat(80),
    });
  });
});
