import { afterEach, expect, it } from 'vitest';
import { i18n } from '../i18n.ts';
import { chanceInPercent, inPercent } from './in-percent.ts';

afterEach(() => i18n.changeLanguage('en'));

it.each([
  ['en', 0.125, 0, '13%'],
  ['en', 0.125, 1, '12.5%'],
  ['en', -0.04, 0, '-4%'],
  ['es', 0.125, 1, '12,5\u00a0%'],
])('%s: %d with %d digits is %s', async (language, share, digits, said) => {
  await i18n.changeLanguage(language);
  expect(inPercent(share, digits)).toBe(said);
});

it.each([
  [0, '< 0.1%'],
  [0.001, '0.1%'],
  [0.5, '50%'],
  [0.999, '99.9%'],
  [1, '> 99.9%'],
])('never says that a chance of %d is certain', (chance, said) => {
  expect(chanceInPercent(chance)).toBe(said);
});
