import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finish, mapInSteps, sortInSteps } from './steps.ts';

/** What a computation gives, and how often it let the page answer. */
function count<Value>(steps: Generator<undefined, Value>) {
  for (let stops = 0; ; stops += 1) {
    const step = steps.next();
    if (step.done) return { value: step.value, stops };
  }
}

describe('sortInSteps', () => {
  it('sorts as sorting at once does, equals in their order', () => {
    const pair = fc.record({ key: fc.integer({ min: 0, max: 5 }), name: fc.string() });
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 60 }), fc.integer({ min: 1, max: 200 }), (pairs, times) => {
        const many = Array.from({ length: times }, () => pairs).flat();
        const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key;
        expect(finish(sortInSteps(many, byKey))).toEqual(many.toSorted(byKey));
      }),
      { numRuns: 40 },
    );
  });

  it('stops often where there is much, and leaves what it was given alone', () => {
    const values = Array.from({ length: 45_000 }, (_, index) => (index * 7919) % 45_000);
    const before = values.slice(0, 5);
    const { value, stops } = count(sortInSteps(values, (a, b) => a - b));
    expect(value).toEqual(Array.from({ length: 45_000 }, (_, index) => index));
    expect(stops).toBeGreaterThan(100);
    expect(values.slice(0, 5)).toEqual(before);
  });

  it('has nothing to do with nothing', () => {
    expect(count(sortInSteps<number>([], (a, b) => a - b))).toEqual({ value: [], stops: 0 });
  });
});

it('mapInSteps gives what mapping at once gives, with stops between', () => {
  const values = Array.from({ length: 5000 }, (_, index) => index);
  expect(count(mapInSteps(values, (value) => value * 2))).toEqual({
    value: values.map((value) => value * 2),
    stops: 3,
  });
});
