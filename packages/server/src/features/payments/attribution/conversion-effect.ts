import type { Transaction } from '#server/db/client.ts';
import type { Conversion } from '#server/db/tables/payments/attribution.ts';
import type { PaymentEffect, PaymentEffectCase } from '#server/platform/hooks/payment-effects.ts';
import { createAttributionQueries } from './attribution.queries.ts';
import { chooseProgramme } from './choose-programme.policy.ts';

/** Comes before the programmes, which ask whose a sale is. */
export const conversionEffect: PaymentEffect = { name: 'conversion', apply: decideConversion };

/**
 * Decides with a member's first real payment which programme it belongs to: once, so that no later click takes it away.
 * Clicks are measured against the beginning of the membership that was paid for, since a free month lies between it and
 * the payment.
 */
async function decideConversion(tx: Transaction, { userId, now }: PaymentEffectCase): Promise<void> {
  const queries = createAttributionQueries(tx);
  if ((await queries.findConversion(userId)) !== null) return;
  const payment = await queries.findFirstPayment(userId);
  if (payment === null) return;
  const choice = chooseProgramme(await queries.listAttributionClicks(userId), payment.convertedAt);
  await queries.addConversion({ ...choice, ...payment, userId, decidedAt: now });
}

/** Whose a member's first payment was; null: there was none yet. */
export function findConversion(tx: Transaction, userId: number): Promise<Conversion | null> {
  return createAttributionQueries(tx).findConversion(userId);
}
