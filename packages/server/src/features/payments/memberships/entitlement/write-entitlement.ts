import type { Handle, Transaction } from '#server/db/client.ts';
import type { Subscription } from '#server/db/tables/payments/subscriptions.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import type { PaymentProvider } from '#server/platform/payments/payments.ts';
import { createEntitlementQueries } from './entitlement.queries.ts';
import { type Entitlement, type EntitlementFacts, entitlementOf } from './entitlement.ts';

/** Whose premium is asked for, and when. */
export interface EntitlementCase {
  readonly userId: number;
  readonly now: Date;
  /** Who moves the money here: subscriptions of another provider do not go on. Null: nobody. */
  readonly provider: PaymentProvider | null;
}

/** What a member is entitled to, and the subscription that lives. */
export interface FoundEntitlement {
  readonly entitlement: Entitlement;
  readonly subscription: Subscription | null;
}

/** Reads what a member is entitled to from their rows. */
export async function findEntitlement(handle: Handle, about: EntitlementCase): Promise<FoundEntitlement> {
  const grant = await createEntitlementQueries(handle).findGrant(about.userId);
  invariant(grant, 'the member is there');
  const found = await findPaid(handle, about);
  return {
    entitlement: entitlementOf({ ...found, grant }, about.now),
    subscription: found.subscription,
  };
}

/**
 * Keeps at the member what follows from subscription and free months, so that every request knows it without asking.
 * Access without limits stays apart: it has columns of its own.
 */
export async function writeEntitlement(tx: Transaction, about: EntitlementCase): Promise<void> {
  const { userId, now } = about;
  const found = await findPaid(tx, about);
  const grant = { hasUnlimitedAccess: false, unlimitedAccessUntil: null };
  const { tier, until } = entitlementOf({ ...found, grant }, now);
  await createEntitlementQueries(tx).keep(userId, {
    subscriptionTier: tier,
    premiumUntil: until,
    stripeSubscriptionId: found.subscription?.id ?? null,
  });
}

/** What pretend money bought has no value anywhere but in the sandbox; what real money paid for is kept to its end. */
async function findPaid(
  handle: Handle,
  { userId, now, provider }: EntitlementCase,
): Promise<Omit<EntitlementFacts, 'grant'> & Pick<FoundEntitlement, 'subscription'>> {
  const queries = createEntitlementQueries(handle);
  return {
    subscription: provider && (await queries.findLive(userId, provider)),
    former: provider === 'stripe' ? null : await queries.findLive(userId, 'stripe'),
    freeMonths: await queries.listFreeMonths(userId, now),
  };
}
