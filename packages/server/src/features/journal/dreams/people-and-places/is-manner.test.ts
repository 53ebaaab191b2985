import { expect, it } from 'vitest';
import { isManner } from './is-manner.ts';

it.each(['slowly', 'very quietly', 'despacio', 'lentamente', 'far away', 'fast'])('%s tells how', (words) => {
  expect(isManner(words)).toBe(true);
});

it.each(['old', 'very young', 'pequeña', 'ugly', 'friendly', 'vieja', 'sin luz'])(
  '%s tells of something',
  (words) => {
    expect(isManner(words)).toBe(false);
  },
);
