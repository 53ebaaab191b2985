import { currentLanguage } from '#web/lib/i18n.ts';

/** A share as people read it: 0.125 is `13%` in English and `13 %` in Spanish, or `12.5%` with a digit more. */
export function inPercent(share: number, digits = 0): string {
  return share.toLocaleString(currentLanguage(), { style: 'percent', maximumFractionDigits: digits });
}
