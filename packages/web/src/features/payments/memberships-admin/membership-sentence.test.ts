import type { Membership } from '@chitta/contract';
import { expect, it } from 'vitest';
import {
  buildMembership,
  buildSubscription,
} from '#web/features/payments/memberships/testing/build-membership.ts';
import { membershipSentence } from './membership-sentence.ts';

const end = '2026-12-21T12:00:00.000Z';
const paying = (changes: Parameters<typeof buildSubscription>[0]): Partial<Membership> => ({
  tier: 'premium',
  reason: 'subscription',
  subscription: buildSubscription(changes),
});

it.each([
  ['nothing', {}, 'state.none', null],
  ['a running plan', paying({}), 'state.renews', end],
  ['a free time', paying({ status: 'trialing', freeUntil: end }), 'state.free', end],
  ['a cancelled plan', paying({ cancelsAtPeriodEnd: true }), 'state.ends', end],
  ['a failed payment', paying({ status: 'past_due' }), 'state.grace', null],
  [
    'a failed payment of a cancelled plan',
    paying({ status: 'past_due', cancelsAtPeriodEnd: true }),
    'state.grace',
    null,
  ],
  ['months given', { tier: 'premium', reason: 'free_months', until: end }, 'state.given', end],
  ['no limit', { reason: 'unlimited' }, 'state.unlimited', null],
  ['no limit for a while', { reason: 'unlimited', until: end }, 'state.unlimitedUntil', end],
] as [string, Partial<Membership>, string, string | null][])('%s', (_, changes, key, moment) => {
  expect(membershipSentence(buildMembership(changes))).toEqual({ key, moment });
});
