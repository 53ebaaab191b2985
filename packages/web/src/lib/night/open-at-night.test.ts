import { afterEach, describe, expect, it } from 'vitest';
import { endNight, night } from './night.ts';
import { openAtNight } from './open-at-night.ts';

describe('openAtNight', () => {
  afterEach(endNight);

  it.each([
    [3, true],
    [7, true],
    [9, true],
    [10, false],
    [14, false],
    [19, false],
    [20, true],
    [23, true],
  ])('at %i o’clock dims: %s', (hour, isDim) => {
    openAtNight(new Date(2026, 10, 23, hour, 30));
    expect(night.get()).toBe(isDim);
  });
});
