import * as astronomy from 'astronomy-engine';
import type { Planet } from './bodies.ts';

const names: Readonly<Record<Planet, astronomy.Body>> = {
  sun: astronomy.Body.Sun,
  moon: astronomy.Body.Moon,
  mercury: astronomy.Body.Mercury,
  venus: astronomy.Body.Venus,
  mars: astronomy.Body.Mars,
  jupiter: astronomy.Body.Jupiter,
  saturn: astronomy.Body.Saturn,
  uranus: astronomy.Body.Uranus,
  neptune: astronomy.Body.Neptune,
  pluto: astronomy.Body.Pluto,
};

/**
 * Where a body is seen from the middle of the Earth, in degrees of ecliptic longitude of date, light time and aberration
 * taken into account.
 *
 * Source: astronomy-engine (VSOP87 and NOVAS), which its tests hold within one arcminute.
 */
export function planetLongitude(planet: Planet, time: astronomy.AstroTime): number {
  return astronomy.Ecliptic(astronomy.GeoVector(names[planet], time, true)).elon;
}
