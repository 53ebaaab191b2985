import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { PaymentEffect, PaymentEffectCase } from '#server/platform/hooks/payment-effects.ts';
import { conversionEffect } from '../../attribution/conversion-effect.ts';
import { createReferralsQueries } from '../referrals.queries.ts';
import { createFactsQueries } from './facts.queries.ts';
import { updateReferral } from './update-referral.ts';
import { rememberTrial } from './used-trials.ts';

type Parts = Pick<AppContext, 'secretBox' | 'clock'>;

/** What a member's payments, and the proof of their address, mean for whoever brought them and whom they brought. */
export function referralsEffect(parts: Parts): PaymentEffect {
  return {
    name: 'referrals',
    after: [conversionEffect.name],
    apply: (tx, about) => updateReferrals(parts, tx, about),
  };
}

export async function updateReferrals(
  parts: Parts,
  tx: Transaction,
  { userId, now }: PaymentEffectCase,
): Promise<void> {
  const queries = createReferralsQueries(tx);
  const own = await queries.findOfReferee(userId);
  if (own !== null) {
    if (await queries.isWelcomeGiven(own.id)) await rememberTrial(parts, tx, userId, now);
    await updateReferral(parts, tx, own.id, now);
  }
  for (const id of await queries.listOpenOfReferrer(userId)) await updateReferral(parts, tx, id, now);
  // Who has their bank take a payment back has had their free month, in whatever account.
  if (await createFactsQueries(tx).hasLostDispute(userId)) await rememberTrial(parts, tx, userId, now);
}
