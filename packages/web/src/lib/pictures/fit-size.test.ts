import { describe, expect, it } from 'vitest';
import { fitSize } from './fit-size.ts';

describe('fitSize', () => {
  it.each([
    ['a wide photograph', { width: 4032, height: 3024 }, { width: 1600, height: 1200 }],
    ['a tall one', { width: 3024, height: 4032 }, { width: 1200, height: 1600 }],
    ['one at the edge', { width: 1600, height: 900 }, { width: 1600, height: 900 }],
    ['a small one, which is not enlarged', { width: 320, height: 240 }, { width: 320, height: 240 }],
    ['a ribbon, of which something is left', { width: 20_000, height: 4 }, { width: 1600, height: 1 }],
  ])('%s', (_, size, fitted) => {
    expect(fitSize(size)).toEqual(fitted);
  });
});
