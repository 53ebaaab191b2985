import { currentLanguage } from '../i18n.ts';

const wholeInBasisPoints = 10_000;

/** Basis points as people read them: 2000 is `20%` in English and `20 %` in Spanish. */
export function formatRate(basisPoints: number): string {
  const share = basisPoints / wholeInBasisPoints;
  return share.toLocaleString(currentLanguage(), { style: 'percent', maximumFractionDigits: 2 });
}
