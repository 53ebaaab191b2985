import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectDigits } from '../testing/expect-digits.ts';
import { normalBeyond } from './normal.ts';
import { studentBeyond } from './student.ts';

// Computed with forty digits (mpmath).
it.each([
  [1, 1, 0.5],
  [1, 1e6, 6.36619772367369e-7],
  [1.5, 0.3, 0.800472196803585],
  [18, 1.96, 0.0656639554769673],
  [57.2, 5, 5.7617226751805e-6],
  [200, 35, 3.19804374360108e-87],
  [9999, 3, 0.00270644885571235],
  [9999, 9, 2.6678876309442e-19],
  [1e9, 0.3, 0.764177155684452],
  [1e9, 3, 0.00269979612973792],
  [1e9, 9, 2.25718060514711e-19],
])('with %d degrees of freedom, beyond %d is %d', (degrees, t, value) => {
  expectDigits(studentBeyond(t, degrees), value, 10);
});

it('is all of it beyond 0, and nothing beyond what can be computed', () => {
  expect([studentBeyond(0, 7), studentBeyond(1e200, 7), studentBeyond(Number.POSITIVE_INFINITY, 2)]).toEqual([
    1, 0, 0,
  ]);
});

it('falls with t and with the degrees of freedom, towards the normal distribution', () => {
  const degrees = fc.double({ min: 1, max: 1e12, noNaN: true });
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 30, noNaN: true }), degrees, degrees, (t, one, other) => {
      const [few, many] = [Math.min(one, other), Math.max(one, other)];
      const slack = 1 + 1e-9;
      expect(studentBeyond(t, many)).toBeLessThanOrEqual(studentBeyond(t, few) * slack);
      expect(normalBeyond(t)).toBeLessThanOrEqual(studentBeyond(t, many) * slack);
      expect(studentBeyond(t * 1.1, few)).toBeLessThan(studentBeyond(t, few));
    }),
  );
});
