import type { AppContext } from '#server/context.ts';
import type { FreeMonthsRow } from '#server/db/tables/payments/free-months.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { createFreeMonthsQueries } from './free-months.queries.ts';

/**
 * Tells the provider to which day the renewal moves, and keeps that it was told. The day is fixed, so telling it twice
 * moves nothing twice. Throws `payments.*`.
 */
export async function applyFreeMonths(context: AppContext, row: FreeMonthsRow): Promise<void> {
  const { payments, db, clock } = context;
  if (payments === null || row.subscriptionId === null || row.renewalAfter === null) return;
  // Another provider's renewal is not this one's to move.
  if (!(await createFreeMonthsQueries(db).isSubscriptionOf(row.subscriptionId, payments.kind))) return;
  await payments.delayRenewal({
    subscriptionId: row.subscriptionId,
    until: row.renewalAfter,
    key: `free-months:${row.source}:${row.sourceId}`,
  });
  await createFreeMonthsQueries(db).setApplied(row.id, clock.now());
  await syncCustomer(context, row.userId);
}
