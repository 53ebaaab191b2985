import { currentLanguage } from '../i18n.ts';

/** A share as people read it: 0.125 is `13%` in English and `13 %` in Spanish; with so many digits behind the point at most. */
export function inPercent(share: number, digits = 0): string {
  return share.toLocaleString(currentLanguage(), { style: 'percent', maximumFractionDigits: digits });
}
