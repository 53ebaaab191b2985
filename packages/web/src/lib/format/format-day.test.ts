import { afterEach, describe, expect, it } from 'vitest';
import { i18n } from '../i18n.ts';
import { formatDay } from './format-day.ts';

const newYear = '2027-01-01T03:00:00.000Z';

describe('formatDay', () => {
  afterEach(() => i18n.changeLanguage('en'));

  it('is the day where the member lives', () => {
    expect(formatDay(newYear, 'Europe/Madrid')).toBe('January 1, 2027');
    expect(formatDay(newYear, 'America/Bogota')).toBe('December 31, 2026');
  });

  it('speaks Spanish', async () => {
    await i18n.changeLanguage('es');
    expect(formatDay(newYear, 'Europe/Madrid')).toBe('1 de enero de 2027');
  });

  it('goes by the device where no zone is known', () => {
    const here = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(newYear));
    expect(formatDay(newYear, null)).toBe(here);
  });
});
