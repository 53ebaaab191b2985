import type { Act } from '@chitta/payment-simulator/act';
import { cancelAtPeriodEnd } from '@chitta/payment-simulator/acts/cancel-at-period-end';
import { cancelNow } from '@chitta/payment-simulator/acts/cancel-now';
import { changePlan } from '@chitta/payment-simulator/acts/change-plan';
import { delayRenewal } from '@chitta/payment-simulator/acts/delay-renewal';
import { keepPlan } from '@chitta/payment-simulator/acts/keep-plan';
import { refund } from '@chitta/payment-simulator/acts/refund';
import { resume } from '@chitta/payment-simulator/acts/resume';
import { toDate, toSeconds } from '@chitta/payment-simulator/periods';
import { previewPlanChange } from '@chitta/payment-simulator/preview-plan-change';
import { readCustomerState } from '@chitta/payment-simulator/read-customer';
import type { SimulatorSettings, SimulatorState } from '@chitta/payment-simulator/state';
import { assertThat } from '../../errors/app-error.ts';
import type { ChangePreview, Payments, SubscriptionAct } from '../payments.ts';
import { actOnCustomer } from './act-on-customer.ts';
import { createCustomer } from './create-customer.ts';
import { lookAtCustomer } from './look-at-customer.ts';
import type { PaymentSandbox } from './payment-sandbox.ts';
import { closeSandboxCheckout, findSandboxCheckout, openSandboxCheckout } from './sandbox-checkouts.ts';
import { invoicePages, portalPage } from './sandbox-pages.ts';
import { readSignedEvent } from './sandbox-signature.ts';
import { updateSandboxCustomer } from './update-sandbox-customer.ts';

/** The embedded provider, as every provider is spoken to. */
export function createSandboxPayments(sandbox: PaymentSandbox): Payments {
  const { settings } = sandbox;
  const moneyOf = (amount: number) => ({ amount, currency: settings.currency });
  /** What an act on a subscription does, without an answer. */
  const onSubscription =
    (act: Act<{ readonly subscriptionId: string }, null>) =>
    async ({ subscriptionId, key }: SubscriptionAct) => {
      await actOnCustomer(sandbox, { objectId: subscriptionId, key, act }, { subscriptionId });
    };
  return {
    kind: 'sandbox',
    readPrices: async () => ({ month: moneyOf(settings.prices.month), year: moneyOf(settings.prices.year) }),
    createCustomer: (customer) => createCustomer(sandbox, customer),
    updateCustomer: (customerId, customer) => updateSandboxCustomer(sandbox, customerId, customer),
    readCustomer: (customerId) =>
      lookAtCustomer(sandbox, customerId, ({ state }) => readCustomerState(state, invoicePages(sandbox))),
    openCheckout: (checkout) => openSandboxCheckout(sandbox, checkout),
    findCheckout: (checkoutId) => findSandboxCheckout(sandbox, checkoutId),
    closeCheckout: (checkoutId) => closeSandboxCheckout(sandbox, checkoutId),
    previewChange: (subscriptionId, interval) =>
      lookAtCustomer(sandbox, subscriptionId, ({ state, now }) =>
        presentChange(state, settings, { subscriptionId, interval, at: now }),
      ),
    changePlan: async ({ subscriptionId, key, interval, at }) => {
      const question = { subscriptionId, interval, at: toSeconds(at) };
      await actOnCustomer(sandbox, { objectId: subscriptionId, key, act: changePlan }, question);
    },
    keepPlan: onSubscription(keepPlan),
    cancelAtPeriodEnd: onSubscription(cancelAtPeriodEnd),
    resume: onSubscription(resume),
    cancelNow: onSubscription(cancelNow),
    delayRenewal: async ({ subscriptionId, key, until }) => {
      const question = { subscriptionId, until: toSeconds(until) };
      await actOnCustomer(sandbox, { objectId: subscriptionId, key, act: delayRenewal }, question);
    },
    refund: async ({ invoiceId, amount, key }) => {
      await actOnCustomer(sandbox, { objectId: invoiceId, key, act: refund }, { invoiceId, amount });
    },
    openPortal: async ({ customerId, returnUrl }) => {
      const isKnown = await lookAtCustomer(sandbox, customerId, () => true);
      assertThat(isKnown, 'payments.refused');
      return portalPage(returnUrl);
    },
    readEvent: async (payload, signature) => readSignedEvent(sandbox, payload, signature),
  };
}

function presentChange(
  state: SimulatorState,
  settings: SimulatorSettings,
  question: Parameters<typeof previewPlanChange>[2],
): ChangePreview {
  const change = previewPlanChange(state, settings, question);
  const moneyOf = (amount: number) => ({ amount, currency: settings.currency });
  return {
    interval: change.interval,
    takesEffect: change.takesEffect,
    at: toDate(change.at),
    credit: moneyOf(change.credit),
    dueNow: moneyOf(change.dueNow),
    renewsAt: toDate(change.renewsAt),
    renewalPrice: moneyOf(change.price),
  };
}
