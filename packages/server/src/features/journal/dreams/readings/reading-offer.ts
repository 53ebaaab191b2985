import type { ReadingOffer } from '@chitta/contract/limits';
import { readingEngineVersion } from '@chitta/interpretation';
import type { DreamRow } from '#server/db/tables/journal/dreams.ts';

type ReadDream = Pick<DreamRow, 'translation' | 'reading' | 'engineVersion' | 'isPremiumTranslation'>;

/**
 * Why a (further) reading of a dream would say something new; null where it would say the same again. The structure of
 * a reading goes when the text of its dream is changed.
 */
export function readingOffer(dream: ReadDream, isPremium: boolean): ReadingOffer | null {
  if (dream.translation === null) return 'first';
  if (dream.reading === null) return 'text';
  if (isPremium && !dream.isPremiumTranslation) return 'premium';
  return dream.engineVersion === readingEngineVersion ? null : 'engine';
}
