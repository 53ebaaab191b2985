import { expect, it } from 'vitest';
import { sampleRatioOf } from '../sample-ratio.ts';
import { assign } from './assign.ts';

const rule = { seed: 'seed', version: 2, coverage: 1, weights: [0.5, 0.5] };

it('tells the number and the arm', () => {
  expect(assign('a', rule)).toEqual({ n: 0.0505, arm: 0 });
  expect(assign('123', { ...rule, seed: '90850943850283058242805' })).toEqual({ n: 0.7516, arm: 1 });
});

it('leaves out whoever is beyond the coverage, and everybody where the version is unknown', () => {
  expect(assign('b', { ...rule, coverage: 0.5 })).toEqual({ n: 0.2696, arm: -1 });
  expect(assign('b', { ...rule, version: 99 })).toEqual({ n: null, arm: -1 });
});

/** How many of 200,000 visitors are in each pair of arms of two experiments. */
function meetings(version: number, [one, other]: readonly [string, string], weights = [0.5, 0.5]): number[] {
  const met = new Map([0, 1, 2, 3].map((pair) => [pair, 0]));
  for (let index = 0; index < 200_000; index++) {
    const first = assign(`u${index}`, { ...rule, version, seed: one }).arm;
    const pair = first * 2 + assign(`u${index}`, { ...rule, version, seed: other, weights }).arm;
    met.set(pair, (met.get(pair) ?? 0) + 1);
  }
  return [...met.values()];
}

it('splits visitors by the weights, independently of another experiment', () => {
  expect(sampleRatioOf(meetings(2, ['exp1', 'exp2'], [0.2, 0.8]), [0.1, 0.4, 0.1, 0.4]).healthy).toBe(true);
  expect(sampleRatioOf(meetings(2, ['a', 'b']), [1, 1, 1, 1]).healthy).toBe(true);
});

it('is not independent with version 1, which is why there is another', () => {
  expect(sampleRatioOf(meetings(1, ['a', 'b']), [1, 1, 1, 1]).healthy).toBe(false);
});
