import { afterEach, expect, it } from 'vitest';
import { i18n } from '../i18n.ts';
import { formatRate } from './format-rate.ts';

afterEach(() => i18n.changeLanguage('en'));

it('says basis points as a share of a hundred, in both languages', async () => {
  expect([2000, 290, 0].map(formatRate)).toEqual(['20%', '2.9%', '0%']);
  await i18n.changeLanguage('es');
  expect(formatRate(290).replace(/\s/u, ' ')).toBe('2,9 %');
});
