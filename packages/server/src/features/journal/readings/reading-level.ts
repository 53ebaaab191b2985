import type { ReadingLevel } from '@chitta/interpretation';

/** The level of a reading: in plain words where that is asked for, otherwise by membership. */
export function readingLevel(isPremium: boolean, isUltraSimplified: boolean): ReadingLevel {
  if (isUltraSimplified) return 'plain';
  return isPremium ? 'premium' : 'free';
}
