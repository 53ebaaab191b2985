import { afterEach, describe, expect, it } from 'vitest';
import { i18n } from '../i18n.ts';
import { nightDays, shiftDay } from './format-night.ts';

describe('nightDays', () => {
  afterEach(() => i18n.changeLanguage('en'));

  it.each([
    ['en', '2026-11-22', 'November 21–22, 2026'],
    ['en', '2026-11-01', 'October 31 – November 1, 2026'],
    ['en', '2027-01-01', 'December 31, 2026 – January 1, 2027'],
    ['es', '2026-11-22', '21 al 22 de noviembre de 2026'],
    ['es', '2026-11-01', '31 de octubre al 1 de noviembre de 2026'],
    ['es', '2027-01-01', '31 de diciembre de 2026 al 1 de enero de 2027'],
  ])('%s: the night that ended on %s', async (language, night, said) => {
    await i18n.changeLanguage(language);
    expect(nightDays(night)).toBe(said);
  });
});

it('shifts days over the ends of months and years', () => {
  expect([shiftDay('2026-03-01', -1), shiftDay('2026-12-31', 1)]).toEqual(['2026-02-28', '2027-01-01']);
});
