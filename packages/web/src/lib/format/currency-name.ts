import { currentLanguage } from '../i18n.ts';

/** A currency as people call it: `US Dollar`, `euro`. */
export const currencyName = (currency: string): string =>
  new Intl.DisplayNames(currentLanguage(), { type: 'currency' }).of(currency.toUpperCase()) ?? currency;
