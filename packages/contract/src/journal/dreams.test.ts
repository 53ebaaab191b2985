import { describe, expect, it } from 'vitest';
import { idParam, userIdClaim } from '../text.ts';
import { listDreamsQuery, recordDreamRequest, reviseDreamRequest } from './dreams.ts';

describe('recordDreamRequest', () => {
  const valid = { userId: 1, content: 'I was in a house by the sea.' };

  it.each([
    ['the bare text', {}],
    ['null where nothing was chosen', { title: null, category: null, tags: null, translation: null }],
    ['a category and tags', { category: 'lucid', tags: ['sea', 'mar'] }],
    ['what was felt', { feelings: ['fear', 'joy'] }],
    ['the user id in digits', { userId: '12' }],
    ['tags with commas between them', { tags: 'sea, mar' }],
  ])('accepts %s', (_what, overrides) => {
    expect(recordDreamRequest.safeParse({ ...valid, ...overrides }).success).toBe(true);
  });

  it.each([
    ['a category that does not exist', { category: 'funny' }],
    ['a feeling that is not on the list', { feelings: ['boredom'] }],
    ['an empty tag', { tags: [' '] }],
    ['21 tags', { tags: Array.from({ length: 21 }, (_, index) => `tag${index}`) }],
    ['21 tags in one text', { tags: Array.from({ length: 21 }, (_, index) => `tag${index}`).join(',') }],
    ['a tag of 41 characters in a text', { tags: `sea, ${'x'.repeat(41)}` }],
    ['a text of tags without end', { tags: ','.repeat(100_000) }],
    ['5001 characters', { content: 'x'.repeat(5001) }],
    ['NUL', { content: 'I was\0there in the house.' }],
    ['user id zero', { userId: 0 }],
  ])('refuses %s', (_what, overrides) => {
    expect(recordDreamRequest.safeParse({ ...valid, ...overrides }).success).toBe(false);
  });
});

describe('tags', () => {
  const tagsOf = (tags: unknown) =>
    recordDreamRequest.parse({ userId: 1, content: 'I was in a house.', tags }).tags;

  it.each([
    [
      ['sea', ' mar '],
      ['sea', 'mar'],
    ],
    ['sea, mar', ['sea', 'mar']],
    [' sea ,, mar,', ['sea', 'mar']],
    ['', []],
    [null, null],
  ])('%j are %j', (given, tags) => {
    expect(tagsOf(given)).toEqual(tags);
    if (given !== null) expect(reviseDreamRequest.parse({ tags: given }).tags).toEqual(tags);
  });
});

describe('ids', () => {
  it.each([['1'], ['2147483647']])('takes %s', (value) => {
    expect(idParam.parse(value)).toBe(Number(value));
    expect(userIdClaim.parse(value)).toBe(Number(value));
  });

  it.each([['0'], ['-1'], ['1.5'], ['2147483648'], ['1e3'], ['']])('refuses %s', (value) => {
    expect(idParam.safeParse(value).success).toBe(false);
    expect(userIdClaim.safeParse(value).success).toBe(false);
  });
});

describe('listDreamsQuery', () => {
  it('reads the page size from digits and refuses more than a hundred', () => {
    expect(listDreamsQuery.parse({ limit: '50' }).limit).toBe(50);
    expect(listDreamsQuery.safeParse({ limit: '101' }).success).toBe(false);
  });

  it('refuses a parameter given twice', () => {
    expect(listDreamsQuery.safeParse({ q: ['a', 'b'] }).success).toBe(false);
  });

  it('refuses a day that does not exist', () => {
    expect(listDreamsQuery.safeParse({ from: '2026-02-30' }).success).toBe(false);
  });
});
