import type Stripe from 'stripe';
import { find } from '../../../draft.ts';
import type { SimulatedSubscription, SimulatorState } from '../../../state.ts';
import { listOf } from '../lists.ts';
import type { StripeWorld } from '../stripe-world.ts';
import { presentPaymentMethod } from './present-customer.ts';
import { presentPlan, presentPrice } from './present-price.ts';
import { presentSchedule } from './present-schedule.ts';

export const subscriptionExpands = ['schedule', 'default_payment_method'] as const;
type Expand = (typeof subscriptionExpands)[number];

/** A subscription, with what was asked to come along. */
export function presentSubscription(
  world: StripeWorld,
  state: SimulatorState,
  { id, expand = [] }: { readonly id: string; readonly expand?: readonly Expand[] },
): Stripe.Subscription {
  const subscription = find(state.subscriptions, id);
  const { currency } = world.settings;
  const { cardId } = state.customer;
  const schedule = world.findActiveSchedule(id, state.now);
  const means = expand.includes('default_payment_method') && cardId !== null;
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: subscription.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    ...endingOf(world, subscription),
    collection_method: 'charge_automatically',
    created: subscription.createdAt,
    currency,
    customer: state.customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: means
      ? presentPaymentMethod(state.customer.id, find(state.cards, cardId))
      : cardId,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    invoice_settings: {
      ...{ account_tax_ids: null, custom_fields: null, description: null, footer: null },
      issuer: { type: 'self' },
    },
    items: listOf([presentItem(world, subscription)], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: subscription.latestInvoiceId,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: world.metadataOf(subscription.checkoutId),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      ...{ payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule:
      schedule && expand.includes('schedule')
        ? presentSchedule(world, state, schedule)
        : (schedule?.id ?? null),
    start_date: subscription.createdAt,
    status: subscription.status,
    test_clock: null,
    transfer_data: null,
    trial_end: subscription.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: 'now', missing_payment_method: 'create_invoice' },
    },
    trial_start: subscription.trialStart,
  };
}

/** Stripe's own page sets a day where the API sets a flag. */
function endingOf(
  world: StripeWorld,
  { id, cancelsAtPeriodEnd, periodEnd, canceledAt, endedAt, status }: SimulatedSubscription,
) {
  const isByDay = world.endsByDay.has(id);
  return {
    cancel_at: cancelsAtPeriodEnd ? periodEnd : null,
    cancel_at_period_end: cancelsAtPeriodEnd && !isByDay,
    canceled_at: cancelsAtPeriodEnd || status === 'canceled' ? canceledAt : null,
    cancellation_details: {
      ...{ comment: null, feedback: null, feedback_option: null },
      reason: cancelsAtPeriodEnd ? 'cancellation_requested' : null,
    },
    ended_at: endedAt,
  };
}

function presentItem(
  { settings }: StripeWorld,
  { id, itemId, createdAt, interval, price, periodStart, periodEnd }: SimulatedSubscription,
): Stripe.SubscriptionItem {
  const parts = { settings, interval, amount: price };
  return {
    id: itemId,
    object: 'subscription_item',
    billing_thresholds: null,
    created: createdAt,
    current_period_end: periodEnd,
    current_period_start: periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: presentPlan(parts),
    price: presentPrice(parts),
    quantity: 1,
    subscription: id,
    tax_rates: [],
  };
}
