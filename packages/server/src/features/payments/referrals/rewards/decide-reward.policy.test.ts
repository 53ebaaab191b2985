import { describe, expect, it } from 'vitest';
import { decideReward, decideUnpaid, type RewardFacts } from './decide-reward.policy.ts';

const plain: RewardFacts = {
  given: 'no',
  refusal: null,
  loss: null,
  fraud: null,
  suspicion: null,
  review: { verdict: null, reason: null },
  areVerified: true,
  isExpired: false,
};
const decide = (facts: Partial<RewardFacts>) => {
  const { status, reason } = decideReward({ ...plain, ...facts });
  return reason === null ? status : `${status}: ${reason}`;
};
const said = (verdict: 'approved' | 'rejected', reason: 'refunded' | 'shared_device') => ({
  review: { verdict, reason },
});

describe('a reward', () => {
  it.each<[Partial<RewardFacts>, string]>([
    [{}, 'earned'],
    [{ areVerified: false }, 'held: unverified'],
    [{ isExpired: true }, 'expired'],
    [{ isExpired: true, areVerified: false }, 'expired'],
    [{ refusal: 'cap_reached' }, 'canceled: cap_reached'],
    [{ loss: 'refunded' }, 'canceled: refunded'],
    [{ loss: 'disputed', areVerified: false }, 'canceled: disputed'],
    [{ fraud: 'same_card' }, 'canceled: same_card'],
    [{ suspicion: 'shared_device' }, 'review_required: shared_device'],
    [{ suspicion: 'shared_device', ...said('approved', 'shared_device') }, 'earned'],
    [{ suspicion: 'shared_device', ...said('rejected', 'shared_device') }, 'canceled: review_rejected'],
    [{ suspicion: 'shared_device', ...said('approved', 'refunded') }, 'review_required: shared_device'],
    [{ loss: 'refunded', ...said('approved', 'refunded') }, 'canceled: refunded'],
  ])('that waits, with %j, is %s', (facts, expected) => {
    expect(decide(facts)).toBe(expected);
  });

  it.each<[Partial<RewardFacts>, string]>([
    [{}, 'applied'],
    [{ isExpired: true, areVerified: false, refusal: 'cap_reached' }, 'applied'],
    [{ loss: 'refunded' }, 'review_required: refunded'],
    [{ loss: 'disputed' }, 'review_required: disputed'],
    [{ fraud: 'same_card' }, 'review_required: same_card'],
    [{ loss: 'refunded', ...said('approved', 'refunded') }, 'applied'],
    [{ loss: 'refunded', ...said('rejected', 'refunded') }, 'reversed: refunded'],
    [{ loss: 'disputed', ...said('approved', 'refunded') }, 'review_required: disputed'],
  ])('that was used, with %j, is %s', (facts, expected) => {
    expect(decide({ given: 'applied', ...facts })).toBe(expected);
  });

  it('stays earned while the provider has not been told', () => {
    expect(decide({ given: 'promised', isExpired: true })).toBe('earned');
  });
});

describe('a referral without a payment', () => {
  it.each([
    [null, null, 'pending'],
    ['same_domain', null, 'review_required'],
    ['same_domain', 'approved', 'pending'],
    ['same_domain', 'rejected', 'rejected'],
  ] as const)('with the suspicion %s that was %s is %s', (suspicion, verdict, status) => {
    expect(decideUnpaid({ suspicion, review: { verdict, reason: suspicion } }).status).toBe(status);
  });
});
