import { describe, expect, it } from 'vitest';
import { buildInvoice, buildMembership, buildPaying, buildPlans } from '../testing/build-membership.ts';
import { timed } from './check.ts';
import { ownChecks } from './own-checks.ts';
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

describe('ownChecks', () => {
  const fine = {
    user: { subscriptionTier: 'premium' as const },
    membership: buildPaying(),
    recovered: buildPaying(),
    invoices: [buildInvoice()],
  };

  it('are fine where everybody says the same', () => {
    expect(new Set(Object.values(states(ownChecks(fine))))).toEqual(new Set(['fine']));
  });

  it.each([
    ['session', { user: { subscriptionTier: 'free' as const } }, 'failed'],
    ['reason', { membership: buildPaying({}, { reason: null }) }, 'failed'],
    ['service', { recovered: buildMembership() }, 'warning'],
    ['invoices', { invoices: [buildInvoice({ refunded: usd(1000) })] }, 'failed'],
  ])('%s tells what does not fit', (name, change, state) => {
    expect(states(ownChecks({ ...fine, ...change }))[name]).toBe(state);
  });

  it('let somebody without a limit be free by tier', () => {
    const membership = buildMembership({ tier: 'premium', reason: 'unlimited' });
    const findings = { ...fine, user: { subscriptionTier: 'free' as const }, membership };
    expect(states(ownChecks(findings)).session).toBe('fine');
  });
});

describe('timed', () => {
  it('gives the answer with whole milliseconds', async () => {
    const { answer, ms } = await timed(async () => 'yes');
    expect(answer).toBe('yes');
    expect(Number.isInteger(ms)).toBe(true);
  });
});
