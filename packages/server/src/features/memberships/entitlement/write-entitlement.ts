import type { Handle, Transaction } from '#server/db/client.ts';
import type { Subscription } from '#server/db/tables/membership/subscriptions.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { createEntitlementQueries } from './entitlement.queries.ts';
import { type Entitlement, entitlementOf } from './entitlement.ts';

/** What a member is entitled to, and the subscription that lives. */
export interface FoundEntitlement {
  readonly entitlement: Entitlement;
  readonly subscription: Subscription | null;
}

/** Reads what a member is entitled to at `now` from their rows. */
export async function findEntitlement(handle: Handle, userId: number, now: Date): Promise<FoundEntitlement> {
  const queries = createEntitlementQueries(handle);
  const grant = await queries.findGrant(userId);
  invariant(grant, 'the member is there');
  const subscription = await queries.findLive(userId);
  const freeMonths = await queries.listFreeMonths(userId, now);
  return { entitlement: entitlementOf({ subscription, freeMonths, grant }, now), subscription };
}

/**
 * Keeps at the member what follows from subscription and free months, so that every request knows it without asking.
 * Access without limits stays apart: it has columns of its own.
 */
export async function writeEntitlement(tx: Transaction, userId: number, now: Date): Promise<void> {
  const queries = createEntitlementQueries(tx);
  const subscription = await queries.findLive(userId);
  const freeMonths = await queries.listFreeMonths(userId, now);
  const grant = { hasUnlimitedAccess: false, unlimitedAccessUntil: null };
  const { tier, until } = entitlementOf({ subscription, freeMonths, grant }, now);
  await queries.keep(userId, {
    subscriptionTier: tier,
    premiumUntil: until,
    stripeSubscriptionId: subscription?.id ?? null,
  });
}
