import type { Membership } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Subscription } from '#server/db/tables/payments/subscriptions.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import { createEntitlementQueries } from '../entitlement/entitlement.queries.ts';
import { findMembership } from '../find-membership.ts';
import { syncCustomer } from '../sync/sync-customer.ts';

/** The member's running subscription, and who keeps it. */
export interface RunningSubscription {
  readonly payments: Payments;
  readonly subscription: Subscription;
}

/** Finds what an act is done to. Throws `memberships.not_sold`, `memberships.none`. */
export async function findRunning(context: AppContext, userId: number): Promise<RunningSubscription> {
  const { payments, db } = context;
  assertThat(payments, 'memberships.not_sold');
  const subscription = await createEntitlementQueries(db).findLive(userId, payments.kind);
  assertThat(subscription, 'memberships.none');
  return { payments, subscription };
}

/**
 * Does something to the member's subscription at the provider, then writes what came of it, also where no answer came: it
 * may have been done. Throws `memberships.not_sold`, `memberships.none`, `payments.*` and what the act throws.
 */
export async function actOnSubscription(
  context: AppContext,
  userId: number,
  act: (running: RunningSubscription) => Promise<void>,
): Promise<Membership> {
  const running = await findRunning(context, userId);
  try {
    await act(running);
  } catch (error) {
    const isOpen = error instanceof AppError && error.reason === 'payments.unavailable';
    // The provider may be out of reach still: then its events will tell.
    if (isOpen) await syncCustomer(context, userId).catch(() => undefined);
    throw error;
  }
  await syncCustomer(context, userId);
  return findMembership(context, userId);
}
