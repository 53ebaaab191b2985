import { afterEach, expect, it } from 'vitest';
import { i18n } from '#web/lib/i18n.ts';
import { sayMonth } from './say-month.ts';

afterEach(() => i18n.changeLanguage('en'));

it('says a month in both languages, whatever zone the device is in', async () => {
  expect([sayMonth('2026-11', 'long'), sayMonth('2026-11', 'short')]).toEqual(['November 2026', 'Nov']);
  await i18n.changeLanguage('es');
  expect([sayMonth('2026-11', 'long'), sayMonth('2026-01', 'short')]).toEqual(['noviembre de 2026', 'ene']);
});
