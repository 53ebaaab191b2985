import { describe, expect, it } from 'vitest';
import type { FreeMonthsRow } from '#server/db/tables/payments/free-months.ts';
import type { Subscription } from '#server/db/tables/payments/subscriptions.ts';
import { differenceOf, type MemberFacts } from './difference-of.policy.ts';

const now = new Date('2026-11-21T03:17:00Z');
const minute = 60_000;
const from = (minutes: number) => new Date(now.getTime() + minutes * minute);
const month = 30 * 24 * 60;

const subscription = (values: Partial<Subscription> = {}): Subscription => ({
  userId: 1,
  id: 'sub_1',
  provider: 'sandbox',
  status: 'active',
  interval: 'month',
  nextInterval: null,
  createdAt: from(-month),
  anchor: from(-month),
  periodStart: from(-month),
  periodEnd: from(month),
  trialEnd: null,
  cancelsAtPeriodEnd: false,
  endedAt: null,
  cardBrand: null,
  cardLast4: null,
  isExtra: false,
  lostPayment: null,
  syncedAt: now,
  ...values,
});

const months = (startsAt: Date, endsAt: Date): FreeMonthsRow => ({
  id: 1,
  userId: 1,
  source: 'admin',
  sourceId: '1',
  months: 1,
  startsAt,
  endsAt,
  subscriptionId: null,
  renewalBefore: null,
  renewalAfter: null,
  grantedAt: startsAt,
  appliedAt: startsAt,
});

const free = { id: 1, subscriptionTier: 'free', premiumUntil: null, stripeSubscriptionId: null } as const;
const premium = { ...free, subscriptionTier: 'premium' } as const;
const ofSubscription = { ...premium, stripeSubscriptionId: 'sub_1' } as const;

const differ = (kept: MemberFacts['kept'], facts: Partial<MemberFacts> = {}) =>
  differenceOf({ kept, subscriptions: [], freeMonths: [], ...facts }, { now, provider: 'sandbox' });

describe('what is kept is right', () => {
  it.each([
    ['of nothing', free, {}],
    ['of a subscription', ofSubscription, { subscriptions: [subscription()] }],
    [
      'of one that ends',
      { ...ofSubscription, premiumUntil: from(month) },
      { subscriptions: [subscription({ cancelsAtPeriodEnd: true })] },
    ],
    [
      'of one that is not paid',
      { ...free, stripeSubscriptionId: 'sub_1' },
      { subscriptions: [subscription({ status: 'unpaid' })] },
    ],
    [
      'of one at a provider that no longer runs, as long as it is paid for',
      { ...premium, premiumUntil: from(month) },
      { subscriptions: [subscription({ provider: 'stripe' })] },
    ],
    ['of either of two', ofSubscription, { subscriptions: [subscription({ id: 'sub_0' }), subscription()] }],
    ['of free months', { ...premium, premiumUntil: from(5) }, { freeMonths: [months(from(-5), from(5))] }],
    ['of free months to come', free, { freeMonths: [months(from(5), from(month))] }],
    ['while an end that just came is written down', { ...premium, premiumUntil: from(-59) }, {}],
  ] as const)('%s', (_case, kept, facts) => {
    expect(differ(kept, facts)).toBeNull();
  });
});

describe('premium has no reason', () => {
  it.each([
    ['without anything', premium, {}],
    ['that ended an hour ago', { ...premium, premiumUntil: from(-60) }, {}],
    ['of a subscription that is gone', ofSubscription, {}],
    ['of one that is not paid', ofSubscription, { subscriptions: [subscription({ status: 'unpaid' })] }],
    ['of free months to come', premium, { freeMonths: [months(from(5), from(month))] }],
    [
      'of one whose money is gone',
      ofSubscription,
      { subscriptions: [subscription({ lostPayment: 'disputed' })] },
    ],
  ] as const)('%s', (_case, kept, facts) => {
    expect(differ(kept, facts)).toBe('without_reason');
  });

  it('of pretend money, where the sandbox does not run', () => {
    const facts = { kept: ofSubscription, subscriptions: [subscription()], freeMonths: [] };
    expect(differenceOf(facts, { now, provider: 'stripe' })).toBe('without_reason');
    expect(differenceOf(facts, { now, provider: null })).toBe('without_reason');
  });
});

describe('something else is kept', () => {
  it.each([
    [
      'than a subscription gives',
      { ...free, stripeSubscriptionId: 'sub_1' },
      { subscriptions: [subscription()] },
    ],
    [
      'of another subscription',
      { ...premium, stripeSubscriptionId: 'sub_2' },
      { subscriptions: [subscription()] },
    ],
    ['of when it ends', { ...ofSubscription, premiumUntil: from(5) }, { subscriptions: [subscription()] }],
    ['than free months that have begun', free, { freeMonths: [months(from(0), from(month))] }],
    ['of a subscription that is gone', { ...free, stripeSubscriptionId: 'sub_1' }, {}],
  ] as const)('%s', (_case, kept, facts) => {
    expect(differ(kept, facts)).toBe('other');
  });
});
