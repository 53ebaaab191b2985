import type { SimulatorSettings } from './state.ts';

const day = 24 * 60 * 60;

/** An account as operators should have theirs: retries within two weeks, then the end; one subscription a member. */
export const defaultSettings: SimulatorSettings = {
  currency: 'usd',
  prices: { month: 999, year: 9999 },
  retryDays: [1, 3, 5, 7, 10, 14],
  afterRetries: 'canceled',
  checkoutSeconds: day,
  sellsSeveral: false,
};
