import * as astronomy from 'astronomy-engine';
import { expect, it } from 'vitest';
import { difference } from './angle.ts';
import { meanNode, trueNode } from './lunar-nodes.ts';
import { planetLongitude } from './planet-longitude.ts';

/** A moment of dynamical time, as J. Meeus gives it in his examples. */
function dynamical(daysSince2000: number): astronomy.AstroTime {
  return astronomy.AstroTime.FromTerrestrialTime(daysSince2000);
}

const julianDay2000 = 2_451_545;

it('the Moon stands where example 47.a of Meeus has it', () => {
  const moon = planetLongitude('moon', dynamical(2_448_724.5 - julianDay2000));
  expect(Math.abs(difference(moon, 133.167265)) * 60).toBeLessThan(0.2);
});

it('Venus stands where example 33.a of Meeus has it', () => {
  const venus = planetLongitude('venus', dynamical(2_448_976.5 - julianDay2000));
  expect(Math.abs(difference(venus, 313.08102)) * 60).toBeLessThan(0.2);
});

it('the mean node goes once round in 18.6 years, backwards', () => {
  const start = meanNode(dynamical(0));
  expect(difference(start, meanNode(dynamical(365.25)))).toBeCloseTo(-19.34, 1);
  expect(Math.abs(difference(start, meanNode(dynamical(18.6129 * 365.25))))).toBeLessThan(0.1);
});

it('the true node swings round the mean one by less than two degrees', () => {
  for (let day = 0; day < 700; day += 7) {
    const time = dynamical(day);
    expect(Math.abs(difference(meanNode(time), trueNode(time)))).toBeLessThan(2);
  }
});
