import type { DreamNight } from '@chitta/contract';
import { shiftDay } from '#web/lib/format/format-night.ts';
import { numbersFrom } from '#web/ui/sky/layout/numbers-from.ts';

/** A night as a star of the year: the year goes round the pole as the sky does, its first day at the top. */
export interface NightStar {
  readonly night: DreamNight;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** 0 to 1. */
  readonly brightness: number;
  /** Among the few of the year of which the most returns. */
  readonly isBright: boolean;
}

export interface NightSky {
  readonly stars: readonly NightStar[];
  /** Nights that follow each other, joined. */
  readonly lines: readonly (readonly [NightStar, NightStar])[];
}

/** Middle and outer edge of the drawing, in its own units. */
export const centre = 300;
export const rim = 250;
const inner = 40;
const outer = 232;
const smallest = 2.8;
const largest = 7;
const longDream = 1500;
/** Stars of a year that stand out. */
const brightest = 9;

const dayMs = 24 * 60 * 60 * 1000;

/** Where on the circle a day stands, in radians; the first of January at the top, clockwise. */
export function angleOfDay(day: string): number {
  const year = Number(day.slice(0, 4));
  const start = Date.UTC(year, 0, 1);
  const length = Date.UTC(year + 1, 0, 1) - start;
  return (2 * Math.PI * (Date.parse(`${day}T12:00:00Z`) - start)) / length - Math.PI / 2;
}

/** A point at an angle and a distance from the middle. */
export function pointAt(angle: number, distance: number): { readonly x: number; readonly y: number } {
  return { x: centre + Math.cos(angle) * distance, y: centre + Math.sin(angle) * distance };
}

/** A distance that wanders from night to night without a pattern, and is the same for the same day for ever. */
function distanceOf(day: string): number {
  const place = Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);
  const share = 0.5 + 0.31 * Math.sin(place * 0.61) + 0.19 * Math.sin(place * 2.17 + 1);
  // By area, so that the middle is not fuller than the rest.
  return Math.sqrt(inner ** 2 + share * (outer ** 2 - inner ** 2));
}

/** One star a night: larger the more was written, brighter the more of it returns in other dreams. */
export function placeNights(nights: readonly DreamNight[]): NightSky {
  const most = Math.max(1, ...nights.map(({ returning }) => returning));
  const bright = new Set(
    nights
      .filter(({ returning }) => returning > 0)
      .toSorted((a, b) => b.returning - a.returning || b.length - a.length)
      .slice(0, Math.min(brightest, nights.length / 4)),
  );
  const stars = nights.map((night): NightStar => {
    const point = pointAt(angleOfDay(night.night), distanceOf(night.night));
    const size = Math.min(1, Math.sqrt(night.length / longDream));
    return {
      night,
      ...point,
      radius: smallest + size * (largest - smallest),
      brightness: 0.4 + 0.6 * (night.returning / most),
      isBright: bright.has(night),
    };
  });
  const byDay = new Map(stars.map((star) => [star.night.night, star]));
  const lines = stars.flatMap((star) => {
    const next = byDay.get(shiftDay(star.night.night, 1));
    return next ? [[star, next] as const] : [];
  });
  return { stars, lines };
}

/** The star that is nearest to a place of the drawing, within reach. */
export function nearestStar(
  stars: readonly NightStar[],
  { x, y }: { readonly x: number; readonly y: number },
  reach = 44,
): NightStar | undefined {
  let best: NightStar | undefined;
  let least = reach;
  for (const star of stars) {
    const distance = Math.hypot(star.x - x, star.y - y);
    if (distance <= least) [best, least] = [star, distance];
  }
  return best;
}

const specks = 110;

/** Specks of light behind the nights, of different sizes, strewn as chance does and always the same. */
export const dustOfYear = (() => {
  const next = numbersFrom('dust of a year');
  return Array.from({ length: specks }, () => {
    // By area, so that the middle is not fuller than the rest.
    const { x, y } = pointAt(next() * 2 * Math.PI, Math.sqrt(next()) * (rim - 8));
    return { x: Math.round(x), y: Math.round(y), radius: 0.5 + next() ** 2 * 0.9 };
  });
})();
