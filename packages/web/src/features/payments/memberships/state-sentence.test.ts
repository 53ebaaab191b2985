import { describe, expect, it } from 'vitest';
import { stateSentence } from './state-sentence.ts';
import { buildMembership, buildPaying } from './testing/build-membership.ts';

const end = '2026-12-21T12:00:00.000Z';
const until = '2027-03-01T00:00:00.000Z';
const given = (reason: 'subscription' | 'free_months' | 'unlimited', ends: string | null) =>
  buildMembership({ tier: 'premium', reason, until: ends });

describe('stateSentence', () => {
  it.each([
    ['nothing', buildMembership(), 'none', null],
    ['a running plan', buildPaying(), 'renews', end],
    ['a free time', buildPaying({ status: 'trialing', freeUntil: end }), 'free', end],
    ['a cancelled plan', buildPaying({ cancelsAtPeriodEnd: true }), 'ends', end],
    ['a cancelled free time', buildPaying({ cancelsAtPeriodEnd: true, freeUntil: end }), 'ends', end],
    ['a failed payment', buildPaying({ status: 'past_due' }, { reason: 'grace' }), 'grace', null],
    ['a change to come', buildPaying({ interval: 'year', nextInterval: 'month' }), 'changes.month', end],
    ['what was paid for elsewhere', given('subscription', until), 'paidUntil', until],
    ['months given', given('free_months', until), 'freeMonths', until],
    ['no limit', given('unlimited', null), 'unlimited', null],
    ['no limit for a while', given('unlimited', until), 'unlimitedUntil', until],
    ['a plan besides months given', buildPaying({}, { freeMonths: [] }), 'renews', end],
  ])('%s', (_, membership, key, day) => {
    expect(stateSentence(membership)).toEqual({ key, day });
  });
});
