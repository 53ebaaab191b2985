import { describe, expect, it } from 'vitest';
import { queryOf, validateHistorySearch } from './history-search.ts';

describe('the address of the list', () => {
  it.each([
    [
      { q: 'brother', field: 'work', state: 'due' },
      { q: 'brother', field: 'work', state: 'due' },
    ],
    [{ q: 42 }, { q: '42' }],
    [{ q: '   ', field: 'weather', state: 'lost', page: 3 }, {}],
    [{ q: 'a'.repeat(300) }, { q: 'a'.repeat(200) }],
  ])('%j is understood as %j', (given, understood) => {
    expect(validateHistorySearch(given)).toEqual(understood);
  });

  it('asks the server for the words without spaces around them', () => {
    expect(queryOf({ q: ' my brother ', field: 'family' })).toEqual({
      search: 'my brother',
      field: 'family',
    });
    expect(queryOf({})).toEqual({});
  });
});
