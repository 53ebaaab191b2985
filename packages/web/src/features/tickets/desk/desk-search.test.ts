import { expect, it } from 'vitest';
import { queryOf, validateDeskSearch } from './desk-search.ts';

it('keeps what it understands, and forgets the rest', () => {
  const wanted = {
    words: 'moon page',
    status: 'open',
    category: 'bug',
    priority: 'high',
    assigned: 'me',
    waiting: true,
    member: 42,
    sort: 'waiting',
  };
  expect(validateDeskSearch({ ...wanted, other: 'x' })).toEqual(wanted);
  const strange = {
    words: '  ',
    status: 'lost',
    category: 7,
    priority: null,
    assigned: 'you',
    waiting: 'no',
    member: -1,
    sort: 'size',
  };
  expect(validateDeskSearch(strange)).toEqual({});
});

it('takes a number for words, and the usual order for none', () => {
  expect(validateDeskSearch({ words: 12, sort: 'newest' })).toEqual({ words: '12' });
  expect(validateDeskSearch({ words: 'a'.repeat(500) }).words).toHaveLength(200);
});

it('asks the server in its words', () => {
  expect(queryOf({ words: ' moon ', waiting: true, member: 42, status: 'open', sort: 'votes' })).toEqual({
    words: 'moon',
    waiting: 'true',
    member: '42',
    status: 'open',
    sort: 'votes',
  });
  expect(queryOf({})).toEqual({});
});
