import type { ReferralReason, RewardStatus } from '@chitta/contract/limits';

/** What a reward follows from. */
export interface RewardFacts {
  /** Whether the ledger of free months has it: `promised` means that the provider has not been told yet. */
  readonly given: 'no' | 'promised' | 'applied';
  /** Decided for good: why there is none. */
  readonly refusal: ReferralReason | null;
  /** The money went back. */
  readonly loss: 'refunded' | 'disputed' | null;
  /** Both sides are one person. */
  readonly fraud: ReferralReason | null;
  /** Both sides may be. */
  readonly suspicion: ReferralReason | null;
  /** What an administrator said of which of these doubts. */
  readonly review: {
    readonly verdict: 'approved' | 'rejected' | null;
    readonly reason: ReferralReason | null;
  };
  readonly areVerified: boolean;
  readonly isExpired: boolean;
}

export interface RewardDecision {
  readonly status: RewardStatus;
  readonly reason: ReferralReason | null;
}

const is = (status: RewardStatus, reason: ReferralReason | null = null): RewardDecision => ({
  status,
  reason,
});

/**
 * How a reward stands. Depends on these facts alone, so that it does not matter in which order, or how often, they came
 * to be known.
 */
export function decideReward(facts: RewardFacts): RewardDecision {
  const doubt = facts.loss ?? facts.fraud ?? facts.suspicion;
  const verdict = doubt !== null && facts.review.reason === doubt ? facts.review.verdict : null;
  if (facts.given !== 'no') return decideGiven(facts, doubt, verdict);
  const end = facts.refusal ?? facts.loss ?? facts.fraud;
  if (end !== null) return is('canceled', end);
  if (doubt !== null && verdict === 'rejected') return is('canceled', 'review_rejected');
  if (doubt !== null && verdict === null) return is('review_required', doubt);
  if (facts.isExpired) return is('expired');
  return facts.areVerified ? is('earned') : is('held', 'unverified');
}

/** Nobody's month is taken back by itself. */
function decideGiven(
  { given }: RewardFacts,
  doubt: ReferralReason | null,
  verdict: 'approved' | 'rejected' | null,
): RewardDecision {
  if (doubt === null || verdict === 'approved') return is(given === 'applied' ? 'applied' : 'earned');
  return verdict === 'rejected' ? is('reversed', doubt) : is('review_required', doubt);
}

/** How a referral stands before there is a payment to reward. */
export function decideUnpaid({ suspicion, review }: Pick<RewardFacts, 'suspicion' | 'review'>): {
  readonly status: 'pending' | 'review_required' | 'rejected';
  readonly reason: ReferralReason | null;
} {
  if (suspicion === null || (review.reason === suspicion && review.verdict === 'approved'))
    return { status: 'pending', reason: null };
  if (review.verdict === 'rejected') return { status: 'rejected', reason: 'review_rejected' };
  return { status: 'review_required', reason: suspicion };
}

/** Statuses that count towards the most that a member can get. */
export function isCounting(status: RewardStatus): boolean {
  return status !== 'canceled' && status !== 'reversed';
}
