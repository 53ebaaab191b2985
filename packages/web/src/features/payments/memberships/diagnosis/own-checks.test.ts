import { describe, expect, it } from 'vitest';
import { buildInvoice, buildMembership, buildPaying } from '../testing/build-membership.ts';
import { ownChecks } from './own-checks.ts';

const states = (checks: ReturnType<typeof ownChecks>) =>
  Object.fromEntries(checks.map(({ name, state }) => [name, state]));
const usd = (amount: number) => ({ amount, currency: 'usd' });

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
