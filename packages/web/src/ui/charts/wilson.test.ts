import { expect, it } from 'vitest';
import { wilson } from './wilson.ts';

// Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
it.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i', (count, of, low, high) => {
  const found = wilson(count, of);
  expect(found?.low).toBeCloseTo(low, 3);
  expect(found?.high).toBeCloseTo(high, 3);
});

it('says nothing of nothing', () => expect(wilson(0, 0)).toBeNull());
