import { addMonths } from '@chitta/contract/money/add-months';
import type { Transaction } from '#server/db/client.ts';
import type { CheckoutRow } from '#server/db/tables/payments/checkouts.ts';
import type { CheckoutState } from '#server/platform/payments/payments.ts';
import { createCheckoutQueries } from './checkouts.queries.ts';

/** A checkout that was open, and how the provider holds it now. */
export interface EndedCheckout {
  readonly row: CheckoutRow;
  readonly state: CheckoutState;
  readonly now: Date;
}

/** Ends a checkout that was paid or has run out. What made its first time free is used up with it. */
export async function endCheckout(tx: Transaction, { row, state, now }: EndedCheckout): Promise<void> {
  if (state.status === 'open') return;
  const queries = createCheckoutQueries(tx);
  if (!(await queries.end(row.id, state.status))) return;
  if (state.status !== 'complete' || state.subscriptionId === null) return;
  let given = 0;
  for (const { source, sourceId, months } of await queries.listPromotions(row.id)) {
    const startsAt = addMonths(row.createdAt, given);
    given += months;
    const endsAt = addMonths(row.createdAt, given);
    await queries.addFreeMonths({
      userId: row.userId,
      source,
      sourceId,
      months,
      startsAt,
      endsAt,
      subscriptionId: state.subscriptionId,
      renewalBefore: startsAt,
      renewalAfter: endsAt,
      grantedAt: now,
      appliedAt: now,
    });
  }
}
