import type { PlanInterval } from '@chitta/contract/limits';
import type Stripe from 'stripe';
import { assertThat } from '../../../errors/app-error.ts';
import type { ChangePreview, Prices } from '../../payments.ts';
import { idOf, toDate, toSeconds } from '../plans.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { findRunning, type Running } from './find-running.ts';

interface Question {
  readonly subscriptionId: string;
  readonly interval: PlanInterval;
  readonly readPrices: () => Promise<Prices>;
}

/** What a change of plan would cost, as Stripe reckons it. Throws `payments.refused` where there is nothing to change. */
export async function previewStripeChange(
  account: StripeAccount,
  { subscriptionId, interval, readPrices }: Question,
): Promise<ChangePreview> {
  const running = await findRunning(account, subscriptionId);
  assertChangeable(running);
  assertThat(running.interval !== interval, 'payments.refused');
  const renewalPrice = (await readPrices())[interval];
  const { currency } = renewalPrice;
  const nothing = { amount: 0, currency };
  const periodEnd = toDate(running.item.current_period_end);
  const later = { interval, credit: nothing, dueNow: nothing, renewsAt: periodEnd, renewalPrice };
  if (interval === 'month') return { ...later, takesEffect: 'period_end', at: periodEnd };
  const at = Math.max(toSeconds(account.clock.now()), running.item.current_period_start);
  if (running.subscription.status === 'trialing') return { ...later, takesEffect: 'now', at: toDate(at) };
  const invoice = await askForInvoice(account, running, at);
  return {
    ...{ interval, takesEffect: 'now', at: toDate(at), renewalPrice },
    credit: { amount: creditOf(invoice), currency: invoice.currency },
    dueNow: { amount: invoice.amount_due, currency: invoice.currency },
    renewsAt: toDate(Math.max(...invoice.lines.data.map(({ period }) => period.end))),
  };
}

/** Only a plan that is in good standing and goes on is changed. */
export function assertChangeable({ subscription }: Running): void {
  const { status, cancel_at_period_end: isEnding, cancel_at: day } = subscription;
  const isGood = status === 'active' || status === 'trialing';
  assertThat(isGood && !isEnding && day === null, 'payments.refused');
}

async function askForInvoice(
  { prices }: StripeAccount,
  { stripe, subscription, item }: Running,
  at: number,
): Promise<Stripe.Invoice> {
  const customer = idOf(subscription.customer);
  return stripe.invoices.createPreview({
    ...(customer !== null && { customer }),
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item.id, price: prices.year }],
      proration_behavior: 'always_invoice',
      proration_date: at,
    },
  });
}

/** What lines give back; zero or positive. */
function creditOf({ lines }: Stripe.Invoice): number {
  return lines.data.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0);
}
