import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../testing/random-numbers.ts';
import { evaluate, type Method } from './evaluate.ts';

const trials = 1000;
const looks = 39;
const visitorsBetweenLooks = 250;

/** How many of many experiments without a difference are called a difference at one of their looks. */
function falsePositives(method: Method, rate: number, seed: number): number {
  const random = randomNumbers(seed);
  const countOf = () => {
    let conversions = 0;
    for (let visitor = 0; visitor < visitorsBetweenLooks; visitor++) conversions += random() < rate ? 1 : 0;
    return conversions;
  };
  let found = 0;
  for (let trial = 0; trial < trials; trial++) {
    let [control, treatment] = [0, 0];
    for (let look = 1; look <= looks; look++) {
      control += countOf();
      treatment += countOf();
      const visitors = look * visitorsBetweenLooks;
      const { interval } = evaluate({
        control: { visitors, conversions: control },
        treatment: { visitors, conversions: treatment },
        method,
      });
      if (interval[0] <= 0 && interval[1] >= 0) continue;
      found++;
      break;
    }
  }
  return found / trials;
}

describe('looking 39 times at experiments without a difference', () => {
  it.each([
    [0.05, 1],
    [0.3, 2],
  ])('finds one in at most 5 % of them by the sequential test, at a rate of %d', (rate, seed) => {
    expect(falsePositives('sequential', rate, seed)).toBeLessThanOrEqual(0.05);
  });

  it('finds one in a fifth and more by a test for one look: what the other is for', () => {
    expect(falsePositives('welch', 0.05, 1)).toBeGreaterThan(0.2);
  });
});
