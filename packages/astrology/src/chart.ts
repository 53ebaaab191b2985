import * as astronomy from 'astronomy-engine';
import { difference } from './angle.ts';
import { ascendant, midheaven } from './angles-of-chart.ts';
import { type Aspect, aspectsOf } from './aspects.ts';
import { type Body, bodies, type Position } from './bodies.ts';
import { type HouseSystem, housesOf } from './houses.ts';
import { meanNode, trueNode } from './lunar-nodes.ts';
import { type MoonPhase, moonPhaseOf } from './moon-phase.ts';
import { planetLongitude } from './planet-longitude.ts';
import { type Place, skyAt } from './sky-at.ts';

export interface Chart {
  readonly bodies: Readonly<Record<Body, Position>>;
  readonly aspects: readonly Aspect[];
  readonly moonPhase: MoonPhase;
}

/** What only a known time and place give. */
export interface ChartOfPlace extends Chart {
  /** In degrees of ecliptic longitude. */
  readonly ascendant: number;
  readonly midheaven: number;
  readonly cusps: readonly number[];
  readonly houses: HouseSystem;
}

/** A chart of a day whose hour nobody knows: no houses, and the Moon somewhere on its way. */
export interface ChartOfDay extends Chart {
  /** The longitudes of the Moon, in degrees, as the day begins and as it ends. */
  readonly moonRange: { readonly from: number; readonly to: number };
}

/** The years between which positions were held against another ephemeris. */
export const chartYears = { from: 1900, to: 2050 } as const;

/**
 * The chart of a moment at a place: tropical, geocentric, apparent.
 *
 * @throws RangeError where the moment is no time, or the place is not on Earth.
 */
export function chartOf(moment: Date, place: Place, houses: HouseSystem = 'placidus'): ChartOfPlace {
  if (!(Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180))
    throw new RangeError('A place has a latitude from -90 to 90 and a longitude from -180 to 180.');
  const time = timeOf(moment);
  const sky = skyAt(time, place);
  const { cusps, system } = housesOf(sky, houses);
  return {
    ...chartAt(time),
    ascendant: ascendant(sky),
    midheaven: midheaven(sky),
    cusps,
    houses: system,
  };
}

/**
 * The chart of a day from its first to its last moment, for whoever does not know the hour of birth: bodies stand where
 * they are in the middle of it.
 *
 * @throws RangeError where one of them is no time.
 */
export function chartOfDay(from: Date, to: Date): ChartOfDay {
  const middle = new Date((from.getTime() + to.getTime()) / 2);
  return {
    ...chartAt(timeOf(middle)),
    moonRange: { from: planetLongitude('moon', timeOf(from)), to: planetLongitude('moon', timeOf(to)) },
  };
}

function timeOf(moment: Date): astronomy.AstroTime {
  if (Number.isNaN(moment.getTime())) throw new RangeError('A chart is of a moment.');
  return astronomy.MakeTime(moment);
}

function chartAt(time: astronomy.AstroTime): Chart {
  const positions = Object.fromEntries(bodies.map((body) => [body, positionOf(body, time)])) as Readonly<
    Record<Body, Position>
  >;
  return {
    bodies: positions,
    aspects: aspectsOf(positions),
    moonPhase: moonPhaseOf(positions.moon.longitude, positions.sun.longitude),
  };
}

/** In days: so short that the course in between is straight. */
const shortWhile = 1 / 96;

function positionOf(body: Body, time: astronomy.AstroTime): Position {
  const longitude = longitudeOf(body, time);
  const speed = difference(longitude, longitudeOf(body, time.AddDays(shortWhile))) / shortWhile;
  return { longitude, speed, retrograde: speed < 0 };
}

function longitudeOf(body: Body, time: astronomy.AstroTime): number {
  if (body === 'meanNode') return meanNode(time);
  if (body === 'trueNode') return trueNode(time);
  return planetLongitude(body, time);
}
