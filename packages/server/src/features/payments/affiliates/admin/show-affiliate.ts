import type { AdminAffiliate } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createLedgerQueries } from '../ledger/ledger.queries.ts';
import { presentMethod } from '../payouts/change-payout-method.ts';
import { findBlocker } from '../payouts/find-blocker.policy.ts';
import { createPayoutsQueries } from '../payouts/payouts.queries.ts';
import { readStandings, type Standing } from '../standing/find-standing.ts';
import { type Candidate, createStandingQueries } from '../standing/standing.queries.ts';

/** One affiliate as administrators see them. Throws `affiliates.not_found`. */
export async function showAffiliate(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  userId: number,
): Promise<AdminAffiliate> {
  return describeAffiliate(db, await findAffiliate(db, userId), {
    standingOf: await readStandings(db),
    now: clock.now(),
  });
}

/** Somebody who is an affiliate, suspended or not. Throws `affiliates.not_found`. */
export async function findAffiliate(handle: Handle, userId: number): Promise<Candidate> {
  const candidate = await createStandingQueries(handle).find(userId);
  return assertAffiliate(candidate);
}

export function assertAffiliate(candidate: Candidate | null): Candidate {
  assertThat(candidate && candidate.affiliateStatus !== 'inactive', 'affiliates.not_found');
  return candidate;
}

export async function describeAffiliate(
  handle: Handle,
  payee: Candidate,
  { standingOf, now }: { readonly standingOf: (payee: Candidate) => Standing; readonly now: Date },
): Promise<AdminAffiliate> {
  const { id, username, email } = payee;
  const { status, tier, ownRateBps } = standingOf(payee);
  const payouts = createPayoutsQueries(handle);
  const method = await payouts.findMethod(id);
  const payable = await payouts.listPayable(id);
  return {
    user: { id, username, email },
    status,
    tier,
    ownRateBps,
    code: (await createStandingQueries(handle).findCode(id))?.code ?? null,
    balances: await createLedgerQueries(handle).listBalances(id),
    nextPayouts: payable.map(({ amount, currency }) => ({
      amount: { amount, currency },
      blocker: findBlocker({ payee, amount, method, now }),
    })),
    payoutMethod: method && presentMethod(method),
  };
}
