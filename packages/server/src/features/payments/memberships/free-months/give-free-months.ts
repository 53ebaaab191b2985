import { addMonths } from '@chitta/contract/money/add-months';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { FreeMonthsRow } from '#server/db/tables/payments/free-months.ts';
import type { Subscription } from '#server/db/tables/payments/subscriptions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createEntitlementQueries } from '../entitlement/entitlement.queries.ts';
import { type EntitlementCase, writeEntitlement } from '../entitlement/write-entitlement.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { applyFreeMonths } from './apply-free-months.ts';
import { createFreeMonthsQueries } from './free-months.queries.ts';

/** Months for a member, and what for: given once for each source, however often it is asked. */
export interface FreeMonthsGift {
  readonly userId: number;
  readonly source: FreeMonthsRow['source'];
  readonly sourceId: string;
  readonly months: number;
  /** Where the renewal cannot be moved: `wait` gives nothing then, `run` lets the months run at once or afterwards. */
  readonly withoutSubscription: 'wait' | 'run';
  /** Kept with the gift, or neither is. */
  readonly onKept?: (tx: Transaction) => Promise<void>;
}

/**
 * Gives months of premium. A subscription that goes on is renewed so much later: what is promised is kept first, with the
 * day of the renewal, then the provider is told, so that a crash in between leaves something to repeat and nothing to
 * give twice. Returns the row, null where the gift waits. Throws `payments.*`; the gift stays and is applied later.
 */
export async function giveFreeMonths(
  context: AppContext,
  gift: FreeMonthsGift,
): Promise<FreeMonthsRow | null> {
  const { db, clock } = context;
  await syncCustomer(context, gift.userId);
  const provider = context.payments?.kind ?? null;
  const row = await inTransaction(db, (tx) => keepGift(tx, gift, { now: clock.now(), provider }));
  if (row === null || row.appliedAt !== null) return row;
  await applyFreeMonths(context, row);
  return createFreeMonthsQueries(db).find(gift);
}

async function keepGift(
  tx: Transaction,
  gift: FreeMonthsGift,
  { now, provider }: Pick<EntitlementCase, 'now' | 'provider'>,
): Promise<FreeMonthsRow | null> {
  const queries = createFreeMonthsQueries(tx);
  await queries.lockMember(gift.userId);
  const given = await queries.find(gift);
  if (given !== null) return given;
  const subscription = provider && (await createEntitlementQueries(tx).findLive(gift.userId, provider));
  const { userId, source, sourceId, months } = gift;
  const shared = { userId, source, sourceId, months, grantedAt: now };
  if (subscription !== null && goesOn(subscription)) {
    const moved = await moveRenewal(tx, subscription, months);
    await gift.onKept?.(tx);
    return queries.add({ ...shared, ...moved, subscriptionId: subscription.id });
  }
  if (gift.withoutSubscription === 'wait') return null;
  const earliest = subscription?.cancelsAtPeriodEnd ? subscription.periodEnd : now;
  const row = await queries.add({ ...shared, ...(await chainMonths(tx, gift, earliest)), appliedAt: now });
  await writeEntitlement(tx, { userId, now, provider });
  await gift.onKept?.(tx);
  return row;
}

/** Whether there is a renewal to move. */
function goesOn({ status, cancelsAtPeriodEnd, lostPayment }: Subscription): boolean {
  return (status === 'active' || status === 'trialing') && !cancelsAtPeriodEnd && lostPayment === null;
}

/** The renewal keeps to the day that it was made for: counted from the anchor, never from a shortened month. */
async function moveRenewal(tx: Transaction, { id, anchor, periodEnd }: Subscription, months: number) {
  const moved = await createFreeMonthsQueries(tx).lastRenewal(id);
  const renewalBefore = moved !== null && moved > periodEnd ? moved : periodEnd;
  const apart = monthsBetween(anchor, renewalBefore);
  const isOnAnchor = addMonths(anchor, apart).getTime() === renewalBefore.getTime();
  const renewalAfter = isOnAnchor ? addMonths(anchor, apart + months) : addMonths(renewalBefore, months);
  return { startsAt: renewalBefore, endsAt: renewalAfter, renewalBefore, renewalAfter };
}

/** Calendar months from one moment to another, whatever the days. */
function monthsBetween(from: Date, to: Date): number {
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
}

/** Months follow upon those that were given before, and keep to the day on which the first began. */
async function chainMonths(tx: Transaction, { userId, months }: FreeMonthsGift, earliest: Date) {
  const chain = await createFreeMonthsQueries(tx).lastEnd(userId);
  if (chain === null || chain.endsAt < earliest)
    return { startsAt: earliest, endsAt: addMonths(earliest, months) };
  return { startsAt: chain.endsAt, endsAt: addMonths(chain.anchor, chain.months + months) };
}
