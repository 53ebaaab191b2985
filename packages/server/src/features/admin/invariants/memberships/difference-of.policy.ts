import type { FreeMonthsRow } from '#server/db/tables/payments/free-months.ts';
import type { Subscription } from '#server/db/tables/payments/subscriptions.ts';
import { entitlementOf } from '#server/features/payments/memberships/entitlement/entitlement.ts';
import type { InvariantCase } from '../invariant.ts';
import type { KeptEntitlement } from './kept-entitlements.queries.ts';

/** How what is kept differs from what follows: `without_reason` is premium that nothing gives. */
export type Difference = 'without_reason' | 'other';

/** A member, with what premium follows from: subscriptions that live, anywhere, and free months that have not run out. */
export interface MemberFacts {
  readonly kept: KeptEntitlement;
  readonly subscriptions: readonly Subscription[];
  readonly freeMonths: readonly FreeMonthsRow[];
}

/** Time for the job that writes down ends, which runs every quarter of an hour. */
const patienceMs = 60 * 60_000;
/** Access without limits has columns of its own, and is not kept as a tier. */
const grant = { hasUnlimitedAccess: false, unlimitedAccessUntil: null };

/** Null: what is kept is right, or has ended so lately that it may still be written down. */
export function differenceOf(
  { kept, subscriptions, freeMonths }: MemberFacts,
  { now, provider }: Pick<InvariantCase, 'now' | 'provider'>,
): Difference | null {
  const { premiumUntil: until } = kept;
  if (until !== null && until <= now && now.getTime() - until.getTime() < patienceMs) return null;
  // Where there is more than one, which is told elsewhere, any of them explains it.
  const running = subscriptions.filter((subscription) => subscription.provider === provider);
  const former = provider === 'stripe' ? null : subscriptions.find((one) => one.provider === 'stripe');
  const candidates = running.length > 0 ? running : [null];
  const expected = candidates.map((subscription) => ({
    subscription,
    ...entitlementOf({ subscription, former: former ?? null, freeMonths, grant }, now),
  }));
  const isRight = expected.some(
    ({ subscription, tier, until: end }) =>
      kept.subscriptionTier === tier &&
      kept.premiumUntil?.getTime() === end?.getTime() &&
      kept.stripeSubscriptionId === (subscription?.id ?? null),
  );
  if (isRight) return null;
  const isUnexplained = kept.subscriptionTier !== 'free' && expected.every(({ tier }) => tier === 'free');
  return isUnexplained ? 'without_reason' : 'other';
}
