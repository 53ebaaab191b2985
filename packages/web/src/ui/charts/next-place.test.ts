import { expect, it } from 'vitest';
import { nextPlace } from './next-place.ts';

it.each([
  ['ArrowRight', 1, 3],
  ['ArrowLeft', 1, 1],
  ['ArrowRight', 7, 9],
  ['ArrowDown', 7, 3],
  ['ArrowUp', 7, 1],
  ['Home', 7, 0],
  ['End', 1, 9],
  ['a', 1, null],
])('%s with columns of %i', (key, row, place) => {
  expect(nextPlace(key, { chosen: 2, count: 10, row })).toBe(place);
});

it('stays within the chart', () => {
  expect(nextPlace('ArrowLeft', { chosen: 3, count: 10, row: 7 })).toBe(0);
  expect(nextPlace('ArrowRight', { chosen: 0, count: 0, row: 1 })).toBeNull();
});
