import { beforeAll, describe, expect, it } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import {
  formatBytes,
  formatMilliseconds,
  formatMoment,
  formatSeconds,
  formatShare,
  formatValue,
  secondsBetween,
} from './formats.ts';

/** Without the spaces that do not break. */
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null;

beforeAll(() => loadWords('monitoring'));

describe('amounts with their units', () => {
  it.each<[string, number | null, string]>([
    ['ms', null, '–'],
    ['ms', 4.24, '4.2 ms'],
    ['ms', 131.4, '131 ms'],
    ['ms', 1_240, '1.2 sec'],
    ['s', null, '–'],
    ['s', 59.9, '59 sec'],
    ['s', 119, '119 sec'],
    ['s', 600, '10 min'],
    ['s', 3_600, '1 hr'],
    ['s', 3_660, '61 min'],
    ['s', 3 * 3_600, '3 hr'],
    ['s', 50 * 3_600, '2 days'],
    ['B', null, '–'],
    ['B', 4_240_000, '4.2 MB'],
    ['B', 420_000_000, '420 MB'],
    ['B', 42_300_000_000, '42.3 GB'],
    ['B', 420_000_000_000, '420 GB'],
  ])('%s %s', (unit, value, words) => {
    const format = { ms: formatMilliseconds, s: formatSeconds, B: formatBytes }[unit];
    expect(plain(format?.(value) ?? null)).toBe(words);
  });

  it('say that a small share is not none', () => {
    expect([0, 0.0007, 0.05, 0.95].map(formatShare)).toEqual(['0%', '0.07%', '5%', '95%']);
  });

  it('go by the unit of a rule, and a yes or no has none', () => {
    expect(plain(formatValue('count', 1_234))).toBe('1,234');
    expect(plain(formatValue('share', 0.9))).toBe('90%');
    expect(formatValue('state', 1)).toBeNull();
  });

  it('are written as the language has them', async () => {
    await i18n.changeLanguage('es');
    expect(plain(formatMilliseconds(1_240))).toBe('1,2 s');
    expect(plain(formatShare(0.05))).toBe('5 %');
    await i18n.changeLanguage('en');
  });
});

describe('moments', () => {
  it('name the day where it is another one', () => {
    const now = new Date('2026-11-22T12:00:00');
    expect(formatMoment('2026-11-22T08:05:00', now)).not.toContain('2026');
    expect(formatMoment('2026-11-20T08:05:00', now)).toContain('Nov 20, 2026');
  });

  it('are never further apart than nothing', () => {
    expect(secondsBetween('2026-11-22T08:00:00Z', '2026-11-22T08:01:30Z')).toBe(90);
    expect(secondsBetween('2026-11-22T08:01:30Z', '2026-11-22T08:00:00Z')).toBe(0);
  });
});
