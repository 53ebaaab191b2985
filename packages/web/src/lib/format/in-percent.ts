import { currentLanguage } from '../i18n.ts';

/** A share as people read it: 0.125 is `13%` in English and `13 %` in Spanish; with so many digits behind the point at most. */
export function inPercent(share: number, digits = 0): string {
  return share.toLocaleString(currentLanguage(), { style: 'percent', maximumFractionDigits: digits });
}

/** The least and the most that is said of a chance: nothing is certain. */
const bounds = [0.001, 0.999] as const;

/** A chance in percent, with one digit: `> 99.9%` where it is greater, `< 0.1%` where it is smaller. */
export function chanceInPercent(chance: number): string {
  const [least, most] = bounds;
  if (chance > most) return `> ${inPercent(most, 1)}`;
  return chance < least ? `< ${inPercent(least, 1)}` : inPercent(chance, 1);
}
