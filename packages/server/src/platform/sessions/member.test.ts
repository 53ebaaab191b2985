import { describe, expect, it } from 'vitest';
import { hasUnlimitedAccess, isPremiumMember } from './member.ts';

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
  const ended = { hasUnlimitedAccess: true, unlimitedAccessUntil: now };

  it('is one by tier, whatever became of a grant', () => {
    expect(isPremiumMember({ ...ended, subscriptionTier: 'premium' }, now)).toBe(true);
  });

  it('is one by a grant until that ends', () => {
    const grant = { ...ended, subscriptionTier: 'free' };
    expect(isPremiumMember(grant, new Date(now.getTime() - 1))).toBe(true);
    expect(isPremiumMember(grant, now)).toBe(false);
  });
});
