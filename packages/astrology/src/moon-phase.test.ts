import { expect, it } from 'vitest';
import { moonPhaseOf } from './moon-phase.ts';

it.each([
  [10, 12, 'new', 0],
  [60, 0, 'waxingCrescent', 0.25],
  [5, 275, 'firstQuarter', 0.5],
  [120, 0, 'waxingGibbous', 0.75],
  [190, 10, 'full', 1],
  [240, 0, 'waningGibbous', 0.75],
  [270, 0, 'lastQuarter', 0.5],
  [330, 20, 'waningCrescent', 0.18],
])('Moon at %d, Sun at %d: %s', (moon, sun, phase, lit) => {
  expect(moonPhaseOf(moon, sun).phase).toBe(phase);
  expect(moonPhaseOf(moon, sun).lit).toBeCloseTo(lit, 2);
});
