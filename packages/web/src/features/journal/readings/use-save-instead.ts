import type { SessionUser } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { remainingOf } from './allowance.ts';

/**
 * What the great button of the editor says while no reading is left: that the dream can be saved and read later. Null
 * while one is left, or the words on the page are read already.
 */
export function useSaveInstead(user: SessionUser, hasReading: boolean): string | null {
  const { t } = useTranslation('readings');
  const now = new Date();
  const left = remainingOf(user, now);
  if (hasReading || left === null || left.remaining > 0) return null;
  const isToday = left.resetDate?.toDateString() === now.toDateString();
  return isToday ? t('limit.saveForLater') : t('limit.saveForTomorrow');
}
