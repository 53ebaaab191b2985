import { type ZodiacSign, zodiacSigns } from '@chitta/contract/limits';

export interface SignPosition {
  readonly sign: ZodiacSign;
  /** From 0 to 29, and whole minutes of arc. */
  readonly degrees: number;
  readonly minutes: number;
}

/** Where a longitude stands in its sign; minutes that are not full yet do not count, as charts are written. */
export function positionOf(longitude: number): SignPosition {
  const all = Math.floor((((longitude % 360) + 360) % 360) * 60 + 1e-6) % (360 * 60);
  const sign = zodiacSigns[Math.floor(all / (30 * 60))] ?? 'aries';
  return { sign, degrees: Math.floor(all / 60) % 30, minutes: all % 60 };
}

/** `9° 05′`. */
export function arc({ degrees, minutes }: Pick<SignPosition, 'degrees' | 'minutes'>): string {
  return `${degrees}° ${String(minutes).padStart(2, '0')}′`;
}
