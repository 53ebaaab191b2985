import type { SessionUser } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { dayIn } from '#web/lib/format/day-in.ts';
import { remainingOf } from './allowance.ts';

/** By the member's zone, as the allowance is counted; the device may be elsewhere. */
function dayWhereTheyLive({ timezone }: SessionUser, at: Date): string {
  return dayIn(timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, at);
}

/**
 * What the great button of the editor says while no reading is left: that the dream can be saved and read later. Null
 * while one is left, or the words on the page are read already.
 */
export function useSaveInstead(user: SessionUser, hasReading: boolean): string | null {
  const { t } = useTranslation('readings');
  const now = new Date();
  const left = remainingOf(user, now);
  if (hasReading || left === null || left.remaining > 0) return null;
  const isToday =
    left.resetDate !== null && dayWhereTheyLive(user, left.resetDate) === dayWhereTheyLive(user, now);
  return isToday ? t('limit.saveForLater') : t('limit.saveForTomorrow');
}
