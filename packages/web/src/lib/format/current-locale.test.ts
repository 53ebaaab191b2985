import { afterEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../i18n.ts';
import { currentLocale } from './current-locale.ts';
import { formatDay } from './format-day.ts';
import { firstWeekday } from './weeks.ts';

const browserSpeaks = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

describe('currentLocale', () => {
  afterEach(async () => {
    vi.restoreAllMocks();
    await i18n.changeLanguage('en');
  });

  it.each([
    ['en', ['en-GB', 'en'], 'en-GB'],
    ['en', ['es-MX', 'EN-AU'], 'EN-AU'],
    ['es', ['en-GB', 'es-MX'], 'es-MX'],
    ['es', ['en-GB', 'est-EE'], 'es'],
    ['en', [], 'en'],
  ])('in %s, of a browser that speaks %j, is %s', async (language, languages, locale) => {
    browserSpeaks(...languages);
    await i18n.changeLanguage(language);
    expect(currentLocale()).toBe(locale);
  });

  it('writes days and begins weeks as the region does', () => {
    browserSpeaks('en-GB');
    expect(formatDay('2026-11-23T12:00:00Z', 'UTC')).toBe('23 November 2026');
    expect(firstWeekday(currentLocale())).toBe(1);
    browserSpeaks('en-US');
    expect(formatDay('2026-11-23T12:00:00Z', 'UTC')).toBe('November 23, 2026');
    expect(firstWeekday(currentLocale())).toBe(7);
  });
});
