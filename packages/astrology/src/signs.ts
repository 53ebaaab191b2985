import { normalise } from './angle.ts';

/** The twelve equal parts of the ecliptic, from the point of the March equinox on. */
export const signs = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;

export type Sign = (typeof signs)[number];

/** The sign of a longitude, and how many degrees (0 to 30) it stands in it. */
export function signOf(longitude: number): { sign: Sign; degrees: number } {
  const at = normalise(longitude);
  const sign = signs[Math.floor(at / 30)] ?? 'pisces';
  return { sign, degrees: at % 30 };
}

/** The house, 1 to 12, that a longitude stands in. */
export function houseOf(longitude: number, cusps: readonly number[]): number {
  for (const [house, cusp] of cusps.entries()) {
    const next = cusps[(house + 1) % 12] ?? cusp;
    if (normalise(longitude - cusp) < normalise(next - cusp)) return house + 1;
  }
  throw new RangeError('Twelve cusps go once round the zodiac.');
}
