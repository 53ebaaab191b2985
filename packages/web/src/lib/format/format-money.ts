import { exponentOf, type Money, toDecimal } from '@chitta/contract/money';
import { currentLanguage } from '../i18n.ts';

/**
 * Money as people read it, by the language of the interface: `$9.99` in English, `9,99 US$` in Spanish. The digits go
 * to the formatter as text, so that no amount passes through a float.
 */
export function formatMoney(money: Money): string {
  const digits = exponentOf(money.currency);
  const format = new Intl.NumberFormat(currentLanguage(), {
    style: 'currency',
    currency: money.currency.toUpperCase(),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(toDecimal(money) as `${number}`);
}
