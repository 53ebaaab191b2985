import type { SessionUser } from '@chitta/contract';
import { dayIn } from '#web/lib/format/day-in.ts';
import { isPremium } from '#web/lib/session.ts';
import type { DeviceLevel } from './device-reading-protocol.ts';

type Entitled = Pick<
  SessionUser,
  | 'subscriptionTier'
  | 'hasUnlimitedAccess'
  | 'translationsUsed'
  | 'translationsLimit'
  | 'translationsResetDate'
  | 'timezone'
>;

/**
 * What the member, as last heard of, may read without the server: premium members everything; others what is left of
 * their allowance, null when nothing is.
 */
export function deviceLevel(user: Entitled, now: Date): DeviceLevel | null {
  if (isPremium(user)) return 'premium';
  const used = isOpen(user, now) ? user.translationsUsed : 0;
  return used < user.translationsLimit ? 'free' : null;
}

/**
 * The allowance after one more reading on this device. The server counts it when the dream reaches it, and its count
 * replaces this one; until then a window lasts to the next midnight here.
 */
export function countOnDevice(
  user: Entitled,
  now: Date,
): Pick<SessionUser, 'translationsUsed' | 'translationsResetDate'> {
  if (isOpen(user, now))
    return {
      translationsUsed: user.translationsUsed + 1,
      translationsResetDate: user.translationsResetDate,
    };
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return { translationsUsed: 1, translationsResetDate: midnight.toISOString() };
}

function isOpen({ translationsResetDate }: Entitled, now: Date): boolean {
  return translationsResetDate !== null && new Date(translationsResetDate) > now;
}

/** The calendar day in the member's time zone, `YYYY-MM-DD`. */
export function dayOf({ timezone }: Pick<SessionUser, 'timezone'>, now: Date): string {
  return dayIn(timezone ?? 'UTC', now);
}
