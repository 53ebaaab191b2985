import { describe, expect, it } from 'vitest';
import { buildPlans } from '../testing/build-membership.ts';
import { serviceChecks } from './service-checks.ts';

const states = (checks: ReturnType<typeof serviceChecks>) =>
  Object.fromEntries(checks.map(({ name, state }) => [name, state]));
const usd = (amount: number) => ({ amount, currency: 'usd' });

describe('serviceChecks', () => {
  it('are fine where the label holds what the prices are', () => {
    const checks = serviceChecks(buildPlans(), 12);
    expect(new Set(Object.values(states(checks)))).toEqual(new Set(['fine']));
    expect(checks.map(({ value }) => value)).toEqual(['12 ms', 'sandbox', '999 / 9999 usd', '16 %']);
  });

  it('tell a label that promises too much, foreign currencies and a slow answer', () => {
    const prices = { month: usd(999), year: { amount: 11_000, currency: 'eur' } };
    expect(states(serviceChecks(buildPlans({ prices }), 2500))).toEqual({
      answer: 'warning',
      provider: 'fine',
      prices: 'failed',
      label: 'failed',
    });
  });

  it('are off where nothing is sold', () => {
    const none = buildPlans({ provider: null, prices: null, savingPercent: 0 });
    expect(states(serviceChecks(none, 5))).toMatchObject({ provider: 'off', prices: 'off', label: 'off' });
  });
});
