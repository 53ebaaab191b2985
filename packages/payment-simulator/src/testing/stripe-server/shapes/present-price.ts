import type { PlanInterval } from '@chitta/contract/limits';
import Stripe from 'stripe';
import type { SimulatorSettings } from '../../../state.ts';

export const priceIds: Readonly<Record<PlanInterval, string>> = {
  month: 'price_monthly',
  year: 'price_yearly',
};
const createdAt = 1_600_000_000;

interface PriceParts {
  readonly settings: SimulatorSettings;
  readonly interval: PlanInterval;
  /** What somebody pays who bought it earlier. */
  readonly amount?: number;
}

export function presentPrice({ settings, interval, amount }: PriceParts): Stripe.Price {
  const unitAmount = amount ?? settings.prices[interval];
  return {
    id: priceIds[interval],
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: createdAt,
    currency: settings.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: 'prod_premium',
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: unitAmount,
    unit_amount_decimal: Stripe.Decimal.from(unitAmount),
  };
}

/** The same as older parts of the API name it. */
export function presentPlan({ settings, interval, amount }: PriceParts): Stripe.Plan {
  const unitAmount = amount ?? settings.prices[interval];
  return {
    id: priceIds[interval],
    object: 'plan',
    active: true,
    amount: unitAmount,
    amount_decimal: Stripe.Decimal.from(unitAmount),
    billing_scheme: 'per_unit',
    created: createdAt,
    currency: settings.currency,
    interval,
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: 'prod_premium',
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
