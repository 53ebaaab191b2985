import type { PlanInterval } from '@chitta/contract/limits';
import { liveStatuses } from '@chitta/contract/limits';
import type { SubscriptionState } from '#server/platform/payments/payments.ts';

/** A subscription to premium: things sold beside it under the same account are none of ours. */
export type OwnSubscription = SubscriptionState & { readonly interval: PlanInterval };

export function isOwn(subscription: SubscriptionState): subscription is OwnSubscription {
  return subscription.interval !== null;
}

export function isLive({ status }: Pick<SubscriptionState, 'status'>): boolean {
  return liveStatuses.some((live) => live === status);
}

/**
 * Of several subscriptions that live, the one that counts: one that is paid or free before one that is not, and among
 * those the oldest. The others were bought past us.
 */
export function chooseLive(subscriptions: readonly OwnSubscription[]): OwnSubscription | null {
  const live = subscriptions.filter(isLive);
  const rank = ({ status }: OwnSubscription) => (liveStatuses as readonly string[]).indexOf(status);
  const isRunning = (one: OwnSubscription) => rank(one) <= liveStatuses.indexOf('past_due');
  const [first] = live.toSorted(
    (one, other) =>
      Number(isRunning(other)) - Number(isRunning(one)) ||
      one.createdAt.getTime() - other.createdAt.getTime() ||
      one.id.localeCompare(other.id),
  );
  return first ?? null;
}
