import type Stripe from 'stripe';
import type { SimulatorState } from '../../../state.ts';
import type { KeptSchedule, StripeWorld } from '../stripe-world.ts';
import { priceIds } from './present-price.ts';

/** A schedule with all its phases, also those that are over. */
export function presentSchedule(
  world: StripeWorld,
  { customer, now }: SimulatorState,
  schedule: KeptSchedule,
): Stripe.SubscriptionSchedule {
  const { id, subscriptionId, createdAt, phases, releasedAt } = schedule;
  const isActive = world.isActive(schedule, now);
  const current = phases.find(({ start, end }) => now >= start && now < end);
  return {
    id,
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: null, type: 'classic' },
    canceled_at: null,
    completed_at: null,
    created: createdAt,
    current_phase: isActive && current ? { end_date: current.end, start_date: current.start } : null,
    customer: customer.id,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        ...{ account_tax_ids: null, custom_fields: null, days_until_due: null, description: null },
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: phases.map((phase) => presentPhase(world, phase)),
    released_at: isActive ? null : (releasedAt ?? now),
    released_subscription: isActive ? null : subscriptionId,
    status: isActive ? 'active' : 'released',
    subscription: isActive ? subscriptionId : null,
    test_clock: null,
  };
}

function presentPhase(
  { settings }: StripeWorld,
  { start, end, interval, trialEnd }: KeptSchedule['phases'][number],
): Stripe.SubscriptionSchedule.Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: settings.currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: [
      {
        billing_thresholds: null,
        discounts: [],
        metadata: {},
        plan: priceIds[interval],
        price: priceIds[interval],
        quantity: 1,
        tax_rates: [],
      },
    ],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: 'none',
    start_date: start,
    transfer_data: null,
    trial_end: trialEnd,
  };
}
