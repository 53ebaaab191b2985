import { describe, expect, it } from 'vitest';
import { hasUnlimitedAccess, isPremiumMember, tierOf } from './member.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date(now.getTime() + 1);

describe('hasUnlimitedAccess', () => {
  it.each([
    ['without a grant', false, null, false],
    ['without a grant, whatever end is left over', false, later, false],
    ['without an end', true, null, true],
    ['before its end', true, later, true],
    ['at its end', true, now, false],
  ])('%s', (_case, granted, unlimitedAccessUntil, expected) => {
    expect(hasUnlimitedAccess({ hasUnlimitedAccess: granted, unlimitedAccessUntil }, now)).toBe(expected);
  });
});

describe('isPremiumMember', () => {
  const ended = { hasUnlimitedAccess: true, unlimitedAccessUntil: now, premiumUntil: null };

  it('is one by tier, whatever became of a grant', () => {
    expect(isPremiumMember({ ...ended, subscriptionTier: 'premium' }, now)).toBe(true);
  });

  it('is one by a grant until that ends', () => {
    const grant = { ...ended, subscriptionTier: 'free' };
    expect(isPremiumMember(grant, new Date(now.getTime() - 1))).toBe(true);
    expect(isPremiumMember(grant, now)).toBe(false);
  });
});

describe('tierOf', () => {
  it.each([
    ['free', null, 'free'],
    ['free, whatever end is left over', later, 'free'],
    ['premium', null, 'premium'],
    ['premium', later, 'premium'],
    ['premium', now, 'free'],
  ])('%s until %s is %s', (subscriptionTier, premiumUntil, expected) => {
    const tier = subscriptionTier.startsWith('free') ? 'free' : 'premium';
    expect(tierOf({ subscriptionTier: tier, premiumUntil }, now)).toBe(expected);
  });
});
