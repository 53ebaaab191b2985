import { describe, expect, it } from 'vitest';
import { isLate, morningAfter } from './morning.ts';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour);

describe('morningAfter', () => {
  it.each([
    ['in the evening', at(19, 22), at(20, 5), at(20, 10)],
    ['in the night', at(20, 3), at(20, 5), at(20, 10)],
    ['in the morning', at(20, 6), at(20, 10), at(20, 10)],
    ['at noon', at(20, 12), at(21, 5), at(21, 10)],
  ])('of a night begun %s', (_, since, begins, ends) => {
    expect(morningAfter(since)).toEqual({ begins: begins.getTime(), ends: ends.getTime() });
  });
});

describe('isLate', () => {
  it('is between eleven and five', () => {
    const late = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isLate(at(20, hour)));
    expect(late).toEqual([0, 1, 2, 3, 4, 23]);
  });
});
