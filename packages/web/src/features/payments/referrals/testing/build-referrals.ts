import type { Referral, ReferralModalState, ReferralStats } from '@chitta/contract';

/** News that the modal tells. */
export function buildNews(overrides: Partial<ReferralModalState> = {}): ReferralModalState {
  return {
    shouldShow: true,
    type: 'referrer_celebration',
    data: { referralCode: 'LUNA7', freeMonthsAvailable: 2, totalReferrals: 3 },
    ...overrides,
  };
}

/** What came of a code: three people, two of whom have paid. */
export function buildStats(overrides: Partial<ReferralStats> = {}): ReferralStats {
  return {
    clicks: 9,
    joined: 3,
    pending: 1,
    earned: 2,
    freeMonthsAvailable: 1,
    freeMonthsUsed: 1,
    freeMonthsHeld: 0,
    monthsAtMost: 12,
    monthsLeft: 10,
    ...overrides,
  };
}

/** Somebody who came and has an account. */
export function buildFriend(overrides: Partial<Referral> = {}): Referral {
  return {
    id: 1,
    initial: 'B',
    joinedAt: '2026-11-20T08:00:00.000Z',
    state: 'joined',
    reason: null,
    expiresAt: null,
    ...overrides,
  };
}
