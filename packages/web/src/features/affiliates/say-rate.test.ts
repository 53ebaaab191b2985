import { afterEach, expect, it } from 'vitest';
import { i18n } from '#web/lib/i18n.ts';
import { sayRate } from './say-rate.ts';

afterEach(() => i18n.changeLanguage('en'));

it('says basis points as a share of a hundred, in both languages', async () => {
  expect([2000, 290, 0].map(sayRate)).toEqual(['20%', '2.9%', '0%']);
  await i18n.changeLanguage('es');
  expect(sayRate(290).replace(/\s/u, ' ')).toBe('2,9 %');
});
