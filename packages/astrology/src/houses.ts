import { cos, direction, normalise, sin, tan, toDegrees } from './angle.ts';
import { ascendant, midheaven } from './angles-of-chart.ts';
import type { Sky } from './sky-at.ts';

export type HouseSystem = 'placidus' | 'whole';

export interface Houses {
  /** Where each of the twelve begins, from the first, in degrees of ecliptic longitude. */
  readonly cusps: readonly number[];
  /** How they were divided: by whole signs where Placidus has no answer. */
  readonly system: HouseSystem;
}

/** The houses of a sky; by whole signs beyond the polar circles, where parts of the ecliptic never rise or set. */
export function housesOf(sky: Sky, wanted: HouseSystem): Houses {
  const isPolar = Math.abs(sky.latitude) >= 90 - sky.obliquity;
  return wanted === 'whole' || isPolar
    ? { cusps: wholeSigns(sky), system: 'whole' }
    : { cusps: placidus(sky), system: 'placidus' };
}

/** Each house is one sign; the first is the sign that rises. */
function wholeSigns(sky: Sky): number[] {
  const first = Math.floor(ascendant(sky) / 30) * 30;
  return Array.from({ length: 12 }, (_, house) => normalise(first + house * 30));
}

/**
 * Placidus: a cusp is where a degree of the ecliptic has gone one or two thirds of its own way between horizon and
 * meridian.
 *
 * Source: the definition itself (semi-arcs; R. W. Holden, The Elements of House Division, 1977).
 */
function placidus(sky: Sky): number[] {
  const tenth = midheaven(sky);
  const first = ascendant(sky);
  const eleventh = aboveHorizon(sky, 1 / 3);
  const twelfth = aboveHorizon(sky, 2 / 3);
  const second = belowHorizon(sky, 2 / 3);
  const third = belowHorizon(sky, 1 / 3);
  const half = [tenth, eleventh, twelfth, first, second, third];
  const opposite = half.map((cusp) => normalise(cusp + 180));
  return [first, second, third, ...opposite.slice(0, 3), ...opposite.slice(3), ...half.slice(0, 3)];
}

/** East of the upper meridian by a part of the way that the degree itself has over the horizon. */
function aboveHorizon(sky: Sky, part: number): number {
  return settle(sky, (ascension) => sky.meridian + part * (90 + differenceOf(sky, ascension)));
}

/** West of the lower meridian by a part of the way that it has under the horizon. */
function belowHorizon(sky: Sky, part: number): number {
  return settle(sky, (ascension) => sky.meridian + 180 - part * (90 - differenceOf(sky, ascension)));
}

/**
 * Ascensional difference, in degrees, of the degree of the ecliptic with this right ascension: by how much its way over
 * the horizon from rising to the meridian is longer than a quarter of a turn.
 */
function differenceOf({ latitude, obliquity }: Sky, ascension: number): number {
  return toDegrees(Math.asin(tan(latitude) * tan(obliquity) * sin(ascension)));
}

/** A step brings the guess nearer by a third at least, so this ends within a millionth of a degree. */
const steps = 60;

function settle({ meridian, obliquity }: Sky, next: (ascension: number) => number): number {
  let ascension = meridian;
  for (let step = 0; step < steps; step += 1) {
    const closer = next(ascension);
    if (Math.abs(closer - ascension) < 1e-9) break;
    ascension = closer;
  }
  return direction(sin(ascension), cos(ascension) * cos(obliquity));
}
