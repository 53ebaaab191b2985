import * as astronomy from 'astronomy-engine';
import { direction, normalise } from './angle.ts';

const daysOfCentury = 36_525;

/**
 * The ascending node of the Moon's mean path, in degrees of the ecliptic of date, nutation included.
 *
 * Source: J. Meeus, Astronomical Algorithms, 2nd ed., formula 47.7.
 */
export function meanNode(time: astronomy.AstroTime): number {
  const t = time.tt / daysOfCentury;
  const mean = 125.0445479 - 1934.1362891 * t + 0.0020754 * t ** 2 + t ** 3 / 467_441 - t ** 4 / 60_616_000;
  return normalise(mean + nutationOf(time));
}

/**
 * The ascending node of the path that the Moon is on at this moment, in degrees of the ecliptic of date: where the plane
 * of its place and its motion cuts the ecliptic.
 */
export function trueNode(time: astronomy.AstroTime): number {
  const state = astronomy.RotateState(astronomy.Rotation_EQJ_ECT(time), astronomy.GeoMoonState(time));
  const acrossX = state.y * state.vz - state.z * state.vy;
  const acrossY = state.z * state.vx - state.x * state.vz;
  return direction(acrossX, -acrossY);
}

/** Nutation in longitude, in degrees: the terms above half an arcsecond (Meeus, chapter 22). */
function nutationOf(time: astronomy.AstroTime): number {
  const t = time.tt / daysOfCentury;
  const at = (start: number, perCentury: number) => ((start + perCentury * t) * Math.PI) / 180;
  const node = at(125.04452, -1934.136261);
  const sun = at(280.4665, 36_000.7698);
  const moon = at(218.3165, 481_267.8813);
  const seconds =
    -17.2 * Math.sin(node) - 1.32 * Math.sin(2 * sun) - 0.23 * Math.sin(2 * moon) + 0.21 * Math.sin(2 * node);
  return seconds / 3600;
}
