import { cos, difference, direction, normalise, sin, tan } from './angle.ts';
import type { Sky } from './sky-at.ts';

/** The degree of the ecliptic on the upper meridian. Source: Meeus, Astronomical Algorithms, chapter 13. */
export function midheaven({ meridian, obliquity }: Sky): number {
  return direction(sin(meridian), cos(meridian) * cos(obliquity));
}

/**
 * The degree of the ecliptic that rises in the east. Within the polar circles the ecliptic can run so that it is the other
 * crossing of the horizon that stands east of the meridian; that one is given then.
 */
export function ascendant(sky: Sky): number {
  const { meridian, obliquity, latitude } = sky;
  const rising = direction(cos(meridian), -(sin(meridian) * cos(obliquity) + tan(latitude) * sin(obliquity)));
  return difference(midheaven(sky), rising) < 0 ? normalise(rising + 180) : rising;
}
