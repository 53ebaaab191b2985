import { expect, it } from 'vitest';
import { aspectsOf } from './aspects.ts';
import { type Body, bodies, type Position } from './bodies.ts';

/** Everything in a corner of the sky where nothing meets it, but what a case names. */
function positions(named: Partial<Record<Body, { longitude: number; speed?: number }>>) {
  const quiet = bodies.map((body, at) => [body, { longitude: 200 + at * 9.5, speed: 0, retrograde: false }]);
  const all = Object.fromEntries(quiet) as Record<Body, Position>;
  for (const [body, { longitude, speed = 0 }] of Object.entries(named)) {
    all[body as Body] = { longitude, speed, retrograde: speed < 0 };
  }
  return all;
}

function between(one: Body, other: Body, all: Record<Body, Position>) {
  return aspectsOf(all).find((each) => each.between[0] === one && each.between[1] === other);
}

it.each([
  ['conjunction', 358, 3],
  ['sextile', 10, 70],
  ['square', 350, 80],
  ['trine', 300, 61],
  ['opposition', 5, 183],
] as const)('sees a %s from %d to %d degrees', (kind, mars, venus) => {
  const all = positions({ venus: { longitude: venus }, mars: { longitude: mars } });
  expect(between('venus', 'mars', all)?.kind).toBe(kind);
});

it.each([
  ['mercury', 'mars', undefined],
  ['sun', 'mars', 'square'],
] as const)('gives lights more room: %s and %s', (one, other, kind) => {
  const all = positions({ [one]: { longitude: 10 }, [other]: { longitude: 107.5 } });
  expect(between(one, other, all)?.kind).toBe(kind);
});

it.each([
  ['becoming exact', 1, true],
  ['past', -1, false],
])('tells whether it is %s', (_, speed, applying) => {
  const all = positions({ venus: { longitude: 10, speed }, mars: { longitude: 15 } });
  expect(between('venus', 'mars', all)).toMatchObject({ orb: 5, applying });
});

it('lists the closest first, and leaves the mean node out', () => {
  const all = positions({ trueNode: { longitude: 10 }, meanNode: { longitude: 11 }, sun: { longitude: 11 } });
  const found = aspectsOf(all);
  expect(found.flatMap((each) => each.between)).not.toContain('meanNode');
  expect(found.map(({ orb }) => orb)).toEqual(found.map(({ orb }) => orb).sort((a, b) => a - b));
});
