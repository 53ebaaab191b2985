import { describe, expect, it } from 'vitest';
import { groupByMonth } from './journal-days.ts';

describe('journal days', () => {
  it('groups by the month of the member, in order', () => {
    const items = ['2026-11-20T08:00:00Z', '2026-11-01T03:30:00Z', '2026-10-02T08:00:00Z'].map(
      (createdAt, id) => ({ id, createdAt }),
    );
    const inBogota = groupByMonth(items, 'America/Bogota', 'es');
    expect(inBogota.map(({ key, items: { length } }) => [key, length])).toEqual([
      ['2026-11', 1],
      ['2026-10', 2],
    ]);
    expect(inBogota[0]?.label).toBe('noviembre de 2026');
    expect(groupByMonth(items, 'Europe/Madrid', 'en').map(({ label }) => label)).toEqual([
      'November 2026',
      'October 2026',
    ]);
  });
});
