import type { SubscriptionAct } from '../../payments.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { dropSchedule, findRunning } from './find-running.ts';

/** Takes back a change that waits for the end of the period. Where none waits, nothing is to be done. */
export async function keepStripePlan(
  account: StripeAccount,
  { subscriptionId, key }: SubscriptionAct,
): Promise<void> {
  await dropSchedule(await findRunning(account, subscriptionId), key);
}

/** Lets a subscription end with its period. A change of plan that waited for that end is dropped. */
export async function cancelStripeAtPeriodEnd(
  account: StripeAccount,
  { subscriptionId, key }: SubscriptionAct,
): Promise<void> {
  const running = await findRunning(account, subscriptionId);
  await dropSchedule(running, key);
  await running.stripe.subscriptions.update(
    subscriptionId,
    { cancel_at_period_end: true },
    { idempotencyKey: key },
  );
}

/** Lets it go on; its end may have been set as a day, on Stripe's own page. */
export async function resumeStripeSubscription(
  account: StripeAccount,
  { subscriptionId, key }: SubscriptionAct,
): Promise<void> {
  const { stripe, subscription } = await findRunning(account, subscriptionId);
  const isByDay = !subscription.cancel_at_period_end && subscription.cancel_at !== null;
  await stripe.subscriptions.update(
    subscriptionId,
    isByDay ? { cancel_at: '' } : { cancel_at_period_end: false },
    { idempotencyKey: key },
  );
}

/** Ends it at once. What was not paid is not asked for any more: Stripe leaves such invoices open to be paid by hand. */
export async function cancelStripeNow(
  account: StripeAccount,
  { subscriptionId, key }: SubscriptionAct,
): Promise<void> {
  const stripe = await account.open();
  try {
    const question = { invoice_now: false, prorate: false };
    await stripe.subscriptions.cancel(subscriptionId, question, { idempotencyKey: key });
  } catch (error) {
    // Stripe does not know one any more that has ended: the first answer may have been lost.
    const { status } = await stripe.subscriptions.retrieve(subscriptionId);
    if (status !== 'canceled') throw error;
  }
  for await (const { id } of stripe.invoices.list({ subscription: subscriptionId, status: 'open' })) {
    await stripe.invoices.voidInvoice(id, {}, { idempotencyKey: `${key}:void:${id}` });
  }
}
