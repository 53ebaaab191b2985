import { describe, expect, it } from 'vitest';
import { buildPlans } from '../testing/build-membership.ts';
import { serviceChecks } from './service-checks.ts';

const states = (checks: ReturnType<typeof serviceChecks>) =>
  Object.fromEntries(checks.map(({ name, state }) => [name, state]));
const usd = (amount: number) => ({ amount, currency: 'usd' });

describe('serviceChecks', () => {
  it('are fine where the label holds what the prices are', () => {
    const plans = buildPlans({ provider: 'stripe', publishableKey: 'pk_1' });
    const checks = serviceChecks({ plans, ms: 12, stuck: 0 });
    expect(new Set(Object.values(states(checks)))).toEqual(new Set(['fine']));
    const seen = checks.map(({ value }) => value);
    expect(seen).toEqual(['12 ms', 'stripe', '999 / 9999 usd', '16 %', 'pk_1', '0']);
  });

  it('tell a label that promises too much, foreign currencies and a slow answer', () => {
    const prices = { month: usd(999), year: { amount: 11_000, currency: 'eur' } };
    expect(states(serviceChecks({ plans: buildPlans({ prices }), ms: 2500, stuck: 3 }))).toEqual({
      answer: 'warning',
      provider: 'fine',
      prices: 'failed',
      label: 'failed',
      fields: 'off',
      events: 'failed',
    });
  });

  it('are off where nothing is sold', () => {
    const none = buildPlans({ provider: null, prices: null, savingPercent: 0 });
    expect(states(serviceChecks({ plans: none, ms: 5, stuck: 0 }))).toMatchObject({
      provider: 'off',
      prices: 'off',
      label: 'off',
    });
  });
});
