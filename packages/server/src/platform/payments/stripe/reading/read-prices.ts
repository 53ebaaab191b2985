import type { PlanInterval } from '@chitta/contract/limits';
import type { Money } from '@chitta/contract/money';
import type Stripe from 'stripe';
import { EnvironmentError } from '#server/config/env.ts';
import type { Prices } from '../../payments.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { failureOf } from '../stripe-failures.ts';

const variables: Readonly<Record<PlanInterval, string>> = {
  month: 'STRIPE_PRICE_MONTHLY',
  year: 'STRIPE_PRICE_YEARLY',
};
/** Pages show prices often, operators change them seldom. */
const keepMs = 60_000;

/**
 * The prices of the plans, up to a minute old. Throws `EnvironmentError` where a price that is set is none for a month
 * or a year.
 */
export function createPriceReader(account: StripeAccount): () => Promise<Prices> {
  let known: { readonly prices: Prices; readonly readAt: number } | undefined;
  return async () => {
    const now = account.clock.now().getTime();
    if (known && Math.abs(now - known.readAt) < keepMs) return known.prices;
    const [month, year] = await Promise.all([readPrice(account, 'month'), readPrice(account, 'year')]);
    const prices = { month, year };
    known = { prices, readAt: now };
    return prices;
  };
}

async function readPrice({ open, prices }: StripeAccount, interval: PlanInterval): Promise<Money> {
  const stripe = await open();
  const price = await stripe.prices.retrieve(prices[interval]).catch((error: unknown) => {
    if (failureOf(error)?.code !== 'resource_missing') throw error;
    throw new EnvironmentError([`${variables[interval]} is no price that this Stripe account has`]);
  });
  const amount = amountOf(price, interval);
  if (amount === null) {
    throw new EnvironmentError([
      `${variables[interval]} is no active price of whole cents that is charged every ${interval}`,
    ]);
  }
  return { amount, currency: price.currency };
}

function amountOf({ active, recurring, unit_amount: amount }: Stripe.Price, interval: PlanInterval) {
  const isFit = active && recurring?.interval === interval && recurring.interval_count === 1;
  return isFit ? amount : null;
}
