import { difference } from './angle.ts';
import type { Body, Position } from './bodies.ts';

/** Angles between two bodies that charts speak of, in degrees, with how far from exact they are still counted. */
export const aspectKinds = {
  conjunction: { angle: 0, orb: 8 },
  sextile: { angle: 60, orb: 4 },
  square: { angle: 90, orb: 6 },
  trine: { angle: 120, orb: 6 },
  opposition: { angle: 180, orb: 8 },
} as const;

export type AspectKind = keyof typeof aspectKinds;

export interface Aspect {
  readonly kind: AspectKind;
  readonly between: readonly [Body, Body];
  /** Degrees from exact, never below 0. */
  readonly orb: number;
  /** Whether it is still becoming exact. */
  readonly applying: boolean;
}

/** Sun and Moon are given this much more room, as most charts do. */
const moreForLights = 2;
const isLight = (body: Body) => body === 'sun' || body === 'moon';

/** All aspects of bodies with one another, the closest first. The mean node is left to the true one. */
export function aspectsOf(positions: Readonly<Record<Body, Position>>): Aspect[] {
  const all = (Object.keys(positions) as Body[]).filter((body) => body !== 'meanNode');
  return all
    .flatMap((one, at) => all.slice(at + 1).flatMap((other) => aspectOf([one, other], positions) ?? []))
    .sort((a, b) => a.orb - b.orb);
}

function aspectOf(
  between: readonly [Body, Body],
  positions: Readonly<Record<Body, Position>>,
): Aspect | undefined {
  const [one, other] = between;
  const room = isLight(one) || isLight(other) ? moreForLights : 0;
  const apart = distance(positions[one].longitude, positions[other].longitude);
  for (const [kind, { angle, orb }] of Object.entries(aspectKinds)) {
    const off = Math.abs(apart - angle);
    if (off > orb + room) continue;
    const soon = distance(ahead(positions[one]), ahead(positions[other]));
    return { kind: kind as AspectKind, between, orb: off, applying: Math.abs(soon - angle) < off };
  }
  return undefined;
}

const distance = (one: number, other: number) => Math.abs(difference(one, other));

/** Where it will be a quarter of an hour later. */
function ahead({ longitude, speed }: Position): number {
  return longitude + speed / 96;
}
