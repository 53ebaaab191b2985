import type { NatalChart } from '@chitta/contract';
import { type ChartBody, type ZodiacSign, zodiacSigns } from '@chitta/contract/limits';

/** A square picture; everything stands around its middle. */
export const wheelSize = 400;
const middle = wheelSize / 2;

/** Radii of the rings, from the outside in. */
export const rings = { rim: 196, signs: 164, bodies: 137, inner: 104 } as const;

/** Degrees that two bodies are drawn apart at least, so that a finger can tell them apart at 320 px. */
export const apart = 12.5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedBody {
  readonly body: ChartBody;
  readonly longitude: number;
  readonly isRetrograde: boolean;
  /** Where its sign is drawn: near its degree, clear of its neighbours. */
  readonly at: Point;
  /** Its degree, on the ring of signs and on the inner one. */
  readonly tick: Point;
  readonly foot: Point;
}

export interface PlacedWheel {
  readonly signs: readonly {
    readonly sign: ZodiacSign;
    readonly at: Point;
    readonly edge: readonly [Point, Point];
  }[];
  readonly houses: readonly {
    readonly house: number;
    readonly at: Point;
    readonly cusp: readonly [Point, Point];
    /** First and tenth, whose cusps are the ascendant and the midheaven in most charts. */
    readonly isAngle: boolean;
  }[];
  readonly angles: readonly {
    readonly name: 'ascendant' | 'midheaven';
    /** Where its letters stand, clear of the sign beside them. */
    readonly at: Point;
    readonly from: Point;
    readonly to: Point;
  }[];
  readonly bodies: readonly PlacedBody[];
  readonly aspects: readonly (NatalChart['aspects'][number] & { readonly line: readonly [Point, Point] })[];
  /** Where the Moon may stand in a day without an hour, as the path of an arc. */
  readonly moonArc: string | null;
}

const wrap = (degrees: number) => ((degrees % 360) + 360) % 360;

/** The ascendant is on the left, and signs go round against the clock; without an hour the first sign begins there. */
export function layOutWheel({ bodies, aspects, angles, moonRange }: NatalChart): PlacedWheel {
  const left = angles?.ascendant ?? 0;
  const pointAt = (longitude: number, radius: number): Point => {
    const angle = ((180 + longitude - left) * Math.PI) / 180;
    return { x: round(middle + radius * Math.cos(angle)), y: round(middle - radius * Math.sin(angle)) };
  };
  const lineAt = (longitude: number, from: number, to: number) =>
    [pointAt(longitude, from), pointAt(longitude, to)] as const;
  // Mean and true node stand beside each other: one is enough.
  const shown = bodies.filter(({ body }) => body !== 'meanNode');
  const drawn = spread(shown.map(({ longitude }) => longitude));
  const places = new Map(shown.map(({ body, longitude }) => [body, pointAt(longitude, rings.inner)]));
  const cusps = angles?.cusps ?? [];
  return {
    signs: zodiacSigns.map((sign, index) => ({
      sign,
      at: pointAt(index * 30 + 15, (rings.rim + rings.signs) / 2),
      edge: lineAt(index * 30, rings.signs, rings.rim),
    })),
    houses: cusps.map((cusp, index) => {
      const width = wrap((cusps[(index + 1) % 12] ?? cusp) - cusp);
      return {
        house: index + 1,
        at: pointAt(cusp + width / 2, rings.inner + 9),
        cusp: lineAt(cusp, rings.inner, rings.signs),
        isAngle: index % 3 === 0,
      };
    }),
    angles: angles
      ? (['ascendant', 'midheaven'] as const).map((name) => ({
          name,
          at: pointAt(besideSign(angles[name]), (rings.rim + rings.signs) / 2),
          from: pointAt(angles[name], rings.inner),
          to: pointAt(angles[name], rings.rim),
        }))
      : [],
    bodies: shown.map(({ body, longitude, isRetrograde }, index) => ({
      body,
      longitude,
      isRetrograde,
      at: pointAt(drawn[index] ?? longitude, rings.bodies),
      tick: pointAt(longitude, rings.signs),
      foot: pointAt(longitude, rings.inner),
    })),
    aspects: aspects.flatMap((aspect) => {
      const [from, to] = aspect.between.map((body) => places.get(body));
      return from && to ? [{ ...aspect, line: [from, to] as const }] : [];
    }),
    moonArc:
      moonRange && arcPath(pointAt(moonRange.from, rings.signs - 6), pointAt(moonRange.to, rings.signs - 6)),
  };
}

/** The side of a degree that the middle of its sign is not on. */
function besideSign(longitude: number): number {
  return longitude + (wrap(longitude) % 30 < 15 ? -6.5 : 6.5);
}

/** Against the clock on the screen. */
function arcPath(from: Point, to: Point): string {
  const radius = rings.signs - 6;
  return `M${from.x} ${from.y}A${radius} ${radius} 0 0 0 ${to.x} ${to.y}`;
}

/**
 * Moves longitudes that stand too close apart, each as little as may be, and keeps their order round the wheel. Gives
 * them back in the order in which they came.
 */
export function spread(longitudes: readonly number[], least = apart): number[] {
  const sorted = longitudes
    .map((longitude, index) => ({ index, at: wrap(longitude) }))
    .sort((a, b) => a.at - b.at);
  if (sorted.length * least > 360) return [...longitudes];
  for (let turns = 0; turns < mostTurns && pushApart(sorted, least); turns += 1);
  return sorted.sort((a, b) => a.index - b.index).map(({ at }) => wrap(at));
}

/** Far more than any chart takes. */
const mostTurns = 400;
/** In degrees: nobody sees it. */
const nothing = 0.01;

/** Moves neighbours once round the wheel; whether any of them stood too close. */
function pushApart(sorted: { at: number }[], least: number): boolean {
  let isMoved = false;
  for (const [index, one] of sorted.entries()) {
    const next = sorted[(index + 1) % sorted.length];
    const turn = index + 1 === sorted.length ? 360 : 0;
    const missing = next ? least - (next.at + turn - one.at) : 0;
    if (!next || missing <= nothing) continue;
    one.at -= missing / 2;
    next.at += missing / 2;
    isMoved = true;
  }
  return isMoved;
}

const round = (value: number) => Math.round(value * 100) / 100;
