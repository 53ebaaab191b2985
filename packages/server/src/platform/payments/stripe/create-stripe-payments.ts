import type { Payments } from '../payments.ts';
import { changeStripePlan } from './acts/change-stripe-plan.ts';
import { createStripeCustomer, updateStripeCustomer } from './acts/create-stripe-customer.ts';
import { delayStripeRenewal } from './acts/delay-stripe-renewal.ts';
import {
  cancelStripeAtPeriodEnd,
  cancelStripeNow,
  keepStripePlan,
  resumeStripeSubscription,
} from './acts/end-stripe-subscription.ts';
import { previewStripeChange } from './acts/preview-stripe-change.ts';
import { refundStripeInvoice } from './acts/refund-stripe-invoice.ts';
import { closeStripeCheckout, findStripeCheckout, openStripeCheckout } from './acts/stripe-checkouts.ts';
import { createPriceReader } from './reading/read-prices.ts';
import { readStripeCustomer } from './reading/read-stripe-customer.ts';
import { readStripeEvent } from './reading/read-stripe-event.ts';
import { createStripeAccount, type StripeSettings } from './stripe-account.ts';
import { guard } from './stripe-failures.ts';

/** Stripe, as every provider is spoken to. Nothing is asked of it before it is needed. */
export function createStripePayments(settings: StripeSettings): Payments {
  const account = createStripeAccount(settings);
  const readPrices = createPriceReader(account);
  return {
    kind: 'stripe',
    readPrices: guard(readPrices),
    createCustomer: guard((customer) => createStripeCustomer(account, customer)),
    updateCustomer: guard((customerId, customer) => updateStripeCustomer(account, customerId, customer)),
    readCustomer: guard((customerId) => readStripeCustomer(account, customerId)),
    openCheckout: guard((checkout) => openStripeCheckout(account, checkout)),
    findCheckout: guard((checkoutId) => findStripeCheckout(account, checkoutId)),
    closeCheckout: guard((checkoutId) => closeStripeCheckout(account, checkoutId)),
    previewChange: guard((subscriptionId, interval) =>
      previewStripeChange(account, { subscriptionId, interval, readPrices }),
    ),
    changePlan: guard((act) => changeStripePlan(account, act)),
    keepPlan: guard((act) => keepStripePlan(account, act)),
    cancelAtPeriodEnd: guard((act) => cancelStripeAtPeriodEnd(account, act)),
    resume: guard((act) => resumeStripeSubscription(account, act)),
    cancelNow: guard((act) => cancelStripeNow(account, act)),
    delayRenewal: guard((act) => delayStripeRenewal(account, act)),
    refund: guard((refund) => refundStripeInvoice(account, refund)),
    openPortal: guard(async ({ customerId, returnUrl }) => {
      const stripe = await account.open();
      const question = { customer: customerId, return_url: returnUrl };
      return (await stripe.billingPortal.sessions.create(question)).url;
    }),
    readEvent: guard((payload, signature) => readStripeEvent(account, payload, signature)),
  };
}
