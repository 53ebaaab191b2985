import { afterEach, expect, it } from 'vitest';
import { i18n } from '../i18n.ts';
import { dayWords } from './day-words.ts';

afterEach(() => i18n.changeLanguage('en'));

it.each([
  ['en', '2026-11-23', 'Today, November 23'],
  ['en', '2026-11-22', 'Yesterday, November 22'],
  ['en', '2026-11-21', 'Saturday, November 21'],
  ['en', '2025-12-31', 'Wednesday, December 31, 2025'],
  ['es', '2026-11-23', 'Hoy, 23 de noviembre'],
  ['es', '2026-11-22', 'Ayer, 22 de noviembre'],
  ['es', '2026-11-21', 'Sábado, 21 de noviembre'],
])('%s: %s', async (language, day, said) => {
  await i18n.changeLanguage(language);
  expect(dayWords(day, '2026-11-23')).toBe(said);
});
