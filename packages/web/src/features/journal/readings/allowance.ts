import type { SessionUser } from '@chitta/contract';
import { isPremium } from '#web/lib/session.ts';

/** Readings a member has left; null for those without a limit. */
export interface Remaining {
  readonly remaining: number;
  readonly total: number;
  /** When the whole allowance is there again; null while none is used up. */
  readonly resetDate: Date | null;
}

/** What is left at `now`. A window that has passed counts as unused, whatever the last answer said. */
export function remainingOf(user: SessionUser, now: Date): Remaining | null {
  if (isPremium(user)) return null;
  const total = user.translationsLimit;
  const resetDate = user.translationsResetDate ? new Date(user.translationsResetDate) : null;
  const isOpen = resetDate !== null && resetDate > now;
  const used = isOpen ? user.translationsUsed : 0;
  return { remaining: Math.max(0, total - used), total, resetDate: isOpen ? resetDate : null };
}
