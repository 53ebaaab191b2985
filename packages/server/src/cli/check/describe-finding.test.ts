import { describe, expect, it } from 'vitest';
import { stuckPaymentEvents } from '#server/features/admin/invariants/memberships/stuck-payment-events.ts';
import { doubleRewards } from '#server/features/admin/invariants/referrals/double-rewards.ts';
import { describeFinding } from './describe-finding.ts';

describe('describeFinding', () => {
  it.each([
    [1, [4], '1 found (referral 4).'],
    [2, [4, 15], '2 found (referral 4, 15).'],
    [30, [4, 15], '30 found (referral 4, 15 …).'],
  ])('says of %i what they are: %j', (count, ids, end) => {
    const start = 'double_rewards: A referral has two rewards for the same side.';
    expect(describeFinding({ invariant: doubleRewards, count, ids })).toBe(`${start} ${end}`);
  });

  it('names nothing where there is nothing to name', () => {
    expect(describeFinding({ invariant: stuckPaymentEvents, count: 2, ids: [] })).toMatch(/ 2 found\.$/);
  });
});
