import { describe, expect, it } from 'vitest';
import { addTags } from './tag-list.ts';

describe('addTags', () => {
  it.each([
    [[], ' sea ', ['sea']],
    [['sea'], 'Sea', ['sea']],
    [['sea'], '#night, old  house;', ['sea', 'night', 'old house']],
    [[], ' , ', []],
    [[], 'mar, MAR', ['mar']],
    [[], 'x'.repeat(50), ['x'.repeat(40)]],
  ])('%j and %j', (tags, typed, expected) => {
    expect(addTags(tags, typed)).toEqual(expected);
  });

  it('keeps no more than twenty', () => {
    const many = Array.from({ length: 25 }, (_, index) => `tag ${index}`).join(',');
    expect(addTags([], many)).toHaveLength(20);
  });
});
