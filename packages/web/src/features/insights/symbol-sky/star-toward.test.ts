import { expect, it } from 'vitest';
import { starAt, starToward } from './star-toward.ts';

/** A cross with a star that is not there yet to the right of its middle. */
const stars = { x: [50, 90, 10, 50, 50, 55], y: [50, 52, 48, 90, 10, 50], radius: [4, 4, 4, 4, 4, 0] };

it.each([
  ['ArrowRight', 1],
  ['ArrowLeft', 2],
  ['ArrowDown', 3],
  ['ArrowUp', 4],
  ['Enter', null],
])('%s leads on', (key, star) => {
  expect(starToward(key, 0, stars)).toBe(star);
});

it('leads nowhere from the edge', () => expect(starToward('ArrowRight', 1, stars)).toBeNull());

it('takes the nearest star that a finger may have meant, and none that is not there', () => {
  expect(starAt({ x: 60, y: 50 }, stars, 22)).toBe(0);
  expect(starAt({ x: 70, y: 70 }, stars, 10)).toBeNull();
});
