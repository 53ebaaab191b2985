import type { Membership } from '@chitta/contract';

/** Which sentence says how a member's membership stands, and the moment that it names. */
export interface MembershipSentence {
  readonly key: string;
  readonly moment: string | null;
}

type Subscription = NonNullable<Membership['subscription']>;

function subscriptionSentence(subscription: Subscription): MembershipSentence {
  const { status, cancelsAtPeriodEnd, freeUntil, periodEnd } = subscription;
  if (status === 'past_due') return { key: 'state.grace', moment: null };
  if (cancelsAtPeriodEnd) return { key: 'state.ends', moment: periodEnd };
  return freeUntil === null
    ? { key: 'state.renews', moment: periodEnd }
    : { key: 'state.free', moment: freeUntil };
}

/** One sentence for every state. A payment that failed is told before an end: it is what somebody writes about. */
export function membershipSentence({ subscription, reason, until }: Membership): MembershipSentence {
  if (subscription) return subscriptionSentence(subscription);
  if (reason === 'subscription') return { key: 'state.paidUntil', moment: until };
  if (reason === 'free_months') return { key: 'state.given', moment: until };
  if (reason !== 'unlimited') return { key: 'state.none', moment: null };
  return until === null
    ? { key: 'state.unlimited', moment: null }
    : { key: 'state.unlimitedUntil', moment: until };
}
