import { describe, expect, it } from 'vitest';
import { type EntitlementFacts, entitlementOf } from './entitlement.ts';

const now = new Date('2026-11-21T03:00:00Z');
const periodEnd = new Date('2026-12-05T00:00:00Z');
const day = 86_400_000;
const from = (days: number) => new Date(now.getTime() + days * day);

const nobody: EntitlementFacts = {
  subscription: null,
  former: null,
  freeMonths: [],
  grant: { hasUnlimitedAccess: false, unlimitedAccessUntil: null },
};
const free = { tier: 'free', reason: null, until: null };

function months(startsIn: number, endsIn: number, subscriptionId: string | null = null) {
  return { startsAt: from(startsIn), endsAt: from(endsIn), subscriptionId };
}

describe('subscriptions', () => {
  const grid = [
    ['trialing', 'subscription'],
    ['active', 'subscription'],
    ['past_due', 'grace'],
    ['unpaid', null],
    ['paused', null],
    ['incomplete', null],
    ['incomplete_expired', null],
    ['canceled', null],
  ] as const;
  const times = [
    ['before its period ends', now],
    ['as it ends', periodEnd],
    ['after it, until the provider says more', new Date(periodEnd.getTime() + day)],
  ] as const;

  describe.each(times)('%s', (_when, at) => {
    it.each(grid)('%s gives %s', (status, reason) => {
      const facts = {
        ...nobody,
        subscription: { status, periodEnd, cancelsAtPeriodEnd: false, lostPayment: null },
      };
      const premium = { tier: 'premium', reason, until: null };
      expect(entitlementOf(facts, at)).toEqual(reason === null ? free : premium);
    });
  });

  it('end with their period once they are cancelled', () => {
    const subscription = {
      status: 'active',
      periodEnd,
      cancelsAtPeriodEnd: true,
      lostPayment: null,
    } as const;
    expect(entitlementOf({ ...nobody, subscription }, now).until).toEqual(periodEnd);
  });
});

describe('a subscription whose money is gone', () => {
  it.each(['refunded', 'disputed'] as const)('gives nothing, here and elsewhere: %s', (lostPayment) => {
    const one = { status: 'active', periodEnd, cancelsAtPeriodEnd: false, lostPayment } as const;
    expect(entitlementOf({ ...nobody, subscription: one }, now)).toEqual(free);
    expect(entitlementOf({ ...nobody, former: one }, now)).toEqual(free);
  });
});

describe('a subscription at a provider that no longer runs', () => {
  const former = { status: 'active', periodEnd, lostPayment: null } as const;

  it.each([
    ['active', now, periodEnd],
    ['trialing', now, periodEnd],
    ['active', periodEnd, null],
    ['past_due', now, null],
    ['canceled', now, null],
  ] as const)('that is %s gives what was paid for', (status, at, until) => {
    const given = until && { tier: 'premium', reason: 'subscription', until };
    expect(entitlementOf({ ...nobody, former: { ...former, status } }, at)).toEqual(given ?? free);
  });
});

describe('free months', () => {
  it.each([
    ['that run', [months(-3, 27)], 27],
    ['that end now', [months(-30, 0)], null],
    ['that begin now', [months(0, 30)], 30],
    ['that come later', [months(1, 30)], null],
    ['that follow upon each other', [months(30, 60), months(-3, 30), months(60, 90)], 90],
    ['with a gap, as far as the gap', [months(-3, 10), months(11, 40)], 10],
    ['that lie within others', [months(-3, 60), months(5, 30)], 60],
    ['that moved a renewal', [months(-3, 27, 'sub_1')], null],
  ] as const)('%s', (_which, freeMonths, end) => {
    const expected = end === null ? free : { tier: 'premium', reason: 'free_months', until: from(end) };
    expect(entitlementOf({ ...nobody, freeMonths }, now)).toEqual(expected);
  });
});

describe('several reasons at once', () => {
  const running = { status: 'active', periodEnd, cancelsAtPeriodEnd: false, lostPayment: null } as const;
  const ending = { ...running, cancelsAtPeriodEnd: true };
  const unlimited = { hasUnlimitedAccess: true, unlimitedAccessUntil: null };

  it.each([
    [
      'a subscription that goes on',
      { ...nobody, subscription: running, freeMonths: [months(-1, 90)] },
      'subscription',
      null,
    ],
    [
      'months beyond one that ends',
      { ...nobody, subscription: ending, freeMonths: [months(-1, 90)] },
      'free_months',
      from(90),
    ],
    ['access without limits', { ...nobody, subscription: ending, grant: unlimited }, 'unlimited', null],
    [
      'a grant that has run out gives nothing',
      { ...nobody, grant: { hasUnlimitedAccess: true, unlimitedAccessUntil: now } },
      null,
      null,
    ],
  ] as const)('%s is told', (_which, facts, reason, until) => {
    expect(entitlementOf(facts, now)).toMatchObject({ reason, until });
  });
});
