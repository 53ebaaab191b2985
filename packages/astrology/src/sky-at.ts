import * as astronomy from 'astronomy-engine';
import { normalise } from './angle.ts';

/** A place on Earth, in degrees: north and east are positive. */
export interface Place {
  /** From −90 to 90. */
  readonly latitude: number;
  /** From −180 to 180. */
  readonly longitude: number;
}

/** How the sky stands over a place at a moment, in degrees. */
export interface Sky {
  /** Right ascension of the meridian: the apparent sidereal time of the place. */
  readonly meridian: number;
  /** Between the true equator and the ecliptic of date. */
  readonly obliquity: number;
  readonly latitude: number;
}

export function skyAt(time: astronomy.AstroTime, { latitude, longitude }: Place): Sky {
  return {
    meridian: normalise(astronomy.SiderealTime(time) * 15 + longitude),
    obliquity: astronomy.e_tilt(time).tobl,
    latitude,
  };
}
