import { describe, expect, it } from 'vitest';
import { daysOf, faultOf } from './report-periods.ts';

const now = new Date('2026-03-01T00:30:00Z');

describe('daysOf', () => {
  it.each([
    ['last30', '2026-01-31', '2026-03-01'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
    ['thisYear', '2026-01-01', '2026-03-01'],
    ['lastYear', '2025-01-01', '2025-12-31'],
  ] as const)('%s: from %s to %s', (name, from, until) => {
    expect(daysOf(name, now)).toEqual({ from, until });
  });

  it('goes back over the turn of the year', () => {
    expect(daysOf('lastMonth', new Date('2026-01-15T12:00:00Z'))).toEqual({
      from: '2025-12-01',
      until: '2025-12-31',
    });
  });
});

describe('faultOf', () => {
  it.each([
    ['2026-02-01', '2026-03-01', null],
    ['2026-03-01', '2026-03-01', null],
    ['', '2026-03-01', 'missing'],
    ['2026-02-01', '', 'missing'],
    ['2026-03-01', '2026-02-28', 'turned'],
    ['2026-03-01', '2026-03-02', 'ahead'],
  ])('from %s to %s: %s', (from, until, fault) => {
    expect(faultOf({ from, until }, now)).toBe(fault);
  });
});
