import type { Membership } from '@chitta/contract';
import { addMonths } from '@chitta/contract/money/add-months';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createCheckoutQueries } from './checkouts/checkouts.queries.ts';
import { findEntitlement } from './entitlement/write-entitlement.ts';
import { presentMembership } from './memberships.presenter.ts';
import { createMembershipsQueries } from './memberships.queries.ts';
import { readKnownPrices } from './plans/read-plans.ts';

/** How a member's membership stands, from what is kept here: the provider is not asked. */
export async function findMembership(context: AppContext, userId: number): Promise<Membership> {
  const { db, clock, promotions, payments } = context;
  const provider = payments?.kind ?? null;
  const now = clock.now();
  const prices = await readKnownPrices(context);
  return inTransaction(db, async (tx) => {
    const queries = createMembershipsQueries(tx);
    const found = await findEntitlement(tx, { userId, now, provider });
    const { subscription } = found;
    const openCheckout = provider && (await createCheckoutQueries(tx).findOpen(userId, provider));
    const given = subscription === null ? await promotions.list(tx, { userId, now }) : [];
    const months = given.reduce((sum, promotion) => sum + promotion.months, 0);
    return presentMembership({
      ...found,
      prices,
      unpaid: subscription && (await queries.findUnpaid(userId, subscription.id)),
      freeMonths: await queries.listFreeMonths(userId, now),
      offer: months > 0 ? { months, until: addMonths(now, months) } : null,
      openCheckout,
    });
  });
}
