import { type PlanInterval, planIntervals } from '@chitta/contract/limits';
import type Stripe from 'stripe';
import type { StripeAccount } from './stripe-account.ts';

/** Name of the member in what we write at Stripe. */
export const memberField = 'userId';

/** The plan that a price is charged for; null: something else. */
export function intervalOf(
  { prices }: Pick<StripeAccount, 'prices'>,
  price: string | { readonly id: string },
): PlanInterval | null {
  const id = typeof price === 'string' ? price : price.id;
  if (id === prices.month) return 'month';
  return id === prices.year ? 'year' : null;
}

/**
 * The item of a subscription that is one of our plans, and which; null: it is sold by somebody else under the same
 * account. What we have sold stays ours when the plans cost something else now, under another price.
 */
export function findPlanItem(
  account: Pick<StripeAccount, 'prices'>,
  subscription: Pick<Stripe.Subscription, 'items' | 'metadata'>,
): { readonly item: Stripe.SubscriptionItem; readonly interval: PlanInterval } | null {
  for (const item of subscription.items.data) {
    const interval = intervalOf(account, item.price);
    if (interval !== null) return { item, interval };
  }
  const [item] = subscription.items.data;
  const isOurs = subscription.metadata[memberField] !== undefined;
  const interval = planIntervals.find((known) => known === item?.price.recurring?.interval);
  return item && isOurs && interval ? { item, interval } : null;
}

/** Whatever it is expanded to. */
export function idOf(reference: string | { readonly id: string } | null | undefined): string | null {
  if (typeof reference === 'string') return reference;
  return reference?.id ?? null;
}

export const toDate = (seconds: number): Date => new Date(seconds * 1000);
export const toDateOrNull = (seconds: number | null): Date | null =>
  seconds === null ? null : toDate(seconds);
export const toSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);
