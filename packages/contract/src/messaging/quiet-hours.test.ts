import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterQuiet, isQuiet, minutesOf, minutesUntilQuiet } from './quiet-hours.ts';

const hours = (from: string, to: string) => ({ from: minutesOf(from), to: minutesOf(to) });
const night = hours('22:00', '07:00');
const noon = hours('12:30', '14:00');

describe('quiet hours', () => {
  it.each([
    [night, '21:59', false],
    [night, '22:00', true],
    [night, '00:00', true],
    [night, '06:59', true],
    [night, '07:00', false],
    [noon, '12:29', false],
    [noon, '12:30', true],
    [noon, '13:59', true],
    [noon, '14:00', false],
    [null, '03:00', false],
  ])('%j at %s: %s', (quiet, time, expected) => {
    expect(isQuiet(quiet, minutesOf(time))).toBe(expected);
  });

  it.each([
    ['06:30', 'waits for their end', '07:00'],
    ['07:00', 'comes then', '07:00'],
    ['22:30', 'is not for the next day', null],
  ])('%s %s', (time, _, expected) => {
    expect(afterQuiet(night, minutesOf(time))).toBe(expected && minutesOf(expected));
  });

  it('lets through no minute that is quiet, and all others as they are', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    fc.assert(
      fc.property(minute, minute, minute, (from, to, at) => {
        fc.pre(from !== to);
        const quiet = { from, to };
        const allowed = afterQuiet(quiet, at);
        if (!isQuiet(quiet, at)) expect(allowed).toBe(at);
        else if (allowed !== null) {
          expect(allowed).toBeGreaterThan(at);
          expect(isQuiet(quiet, allowed)).toBe(false);
        }
        if (isQuiet(quiet, at)) return;
        const left = minutesUntilQuiet(quiet, at);
        expect(left).toBeGreaterThan(0);
        for (let minutes = 0; minutes < left; minutes += 1) expect(isQuiet(quiet, at + minutes)).toBe(false);
      }),
    );
  });
});
