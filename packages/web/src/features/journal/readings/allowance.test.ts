import type { SessionUser } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { remainingOf } from './allowance.ts';
import { withAllowance } from './readings.api.ts';

const user: SessionUser = {
  id: 1,
  username: 'ana',
  email: 'ana@example.org',
  emailVerified: true,
  pictureUrl: null,
  subscriptionTier: 'free',
  hasUnlimitedAccess: false,
  isAdmin: false,
  affiliateStatus: 'inactive',
  accountStatus: 'active',
  messagingOptIn: true,
  referralCode: null,
  timezone: 'America/Bogota',
  isTimezoneChosen: false,
  language: null,
  displayName: null,
  translationsUsed: 2,
  translationsLimit: 3,
  translationsResetDate: '2026-11-22T05:00:00.000Z',
  createdAt: '2026-11-01T00:00:00.000Z',
};

describe('remainingOf', () => {
  it('counts what is left of the open window', () => {
    expect(remainingOf(user, new Date('2026-11-22T04:59:00Z'))).toMatchObject({ remaining: 1, total: 3 });
  });

  it('gives everything back when the window has passed', () => {
    expect(remainingOf(user, new Date('2026-11-22T05:00:00Z'))).toEqual({
      remaining: 3,
      total: 3,
      resetDate: null,
    });
  });

  it('never goes below nothing', () => {
    const over = { ...user, translationsUsed: 9 };
    expect(remainingOf(over, new Date('2026-11-22T04:00:00Z'))?.remaining).toBe(0);
  });

  it('has no limit for premium and unlimited members', () => {
    expect(remainingOf({ ...user, subscriptionTier: 'premium' }, new Date())).toBeNull();
    expect(remainingOf({ ...user, hasUnlimitedAccess: true }, new Date())).toBeNull();
  });

  it('follows the count of the last answer', () => {
    const after = withAllowance(user, { used: 3, limit: 3, resetDate: '2026-11-22T05:00:00.000Z' });
    expect(remainingOf(after, new Date('2026-11-22T04:00:00Z'))?.remaining).toBe(0);
  });
});
