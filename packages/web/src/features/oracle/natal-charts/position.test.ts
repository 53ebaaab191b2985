import { expect, it } from 'vitest';
import { arc, positionOf } from './position.ts';

it.each([
  [0, 'aries', '0° 00′'],
  [29.9999, 'aries', '29° 59′'],
  [30, 'taurus', '0° 00′'],
  [280.37, 'capricorn', '10° 22′'],
  [359.99, 'pisces', '29° 59′'],
  [360, 'aries', '0° 00′'],
  [95.1, 'cancer', '5° 06′'],
])('%d° is in %s at %s', (longitude, sign, shown) => {
  const position = positionOf(longitude);
  expect([position.sign, arc(position)]).toEqual([sign, shown]);
});
