import { afterEach, describe, expect, it } from 'vitest';
import { i18n } from '#web/lib/i18n.ts';
import { daysOf, monthsOf, shortWords, stretchInWords } from './insight-days.ts';

/** Intl puts spaces of its own kinds between days. */
const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

describe('days of insights', () => {
  afterEach(() => i18n.changeLanguage('en'));

  it('begin with a Monday and leave none out', () => {
    const days = daysOf('2026-11-01', '2026-11-30');
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-11-30', 36]);
  });

  it('count months over the end of a year', () => {
    expect(monthsOf('2025-11-17', '2026-02-02')).toEqual([
      '2025-11-01',
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
    ]);
  });

  it('are said as people say them', async () => {
    expect(stretchInWords({ period: 'month', from: '2026-11-01', to: '2026-11-30' })).toBe('November 2026');
    expect(plain(stretchInWords({ period: 'week', from: '2026-11-23', to: '2026-11-29' }))).toBe(
      'November 23 – 29, 2026',
    );
    expect(stretchInWords({ period: 'all', from: null, to: null })).toBe('');
    await i18n.changeLanguage('es');
    expect(plain(stretchInWords({ period: 'quarter', from: '2026-10-01', to: '2026-12-31' }))).toBe(
      '1 de octubre – 31 de diciembre de 2026',
    );
    expect(shortWords('2026-11-23', 'week')).toBe('23 nov');
  });
});
