import type { AdminMembership } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createEntitlementQueries } from '../entitlement/entitlement.queries.ts';
import { findMembership } from '../find-membership.ts';
import { listInvoices } from '../invoices/list-invoices.ts';
import { createMembershipMailsQueries } from '../mails/membership-mails.queries.ts';
import { createSyncQueries } from '../sync/sync.queries.ts';

const invoicesShown = 20;

/** A member's membership as administrators see it. Throws `admin_users.not_found`. */
export async function findAdminMembership(context: AppContext, userId: number): Promise<AdminMembership> {
  const { db, payments } = context;
  const provider = payments?.kind ?? null;
  const known = await createMembershipMailsQueries(db).findRecipient(userId);
  assertThat(known, 'admin_users.not_found');
  const { items } = await listInvoices(context, userId, { limit: invoicesShown });
  return {
    membership: await findMembership(context, userId),
    customerId: provider && (await createSyncQueries(db).findCustomerId(userId, provider)),
    subscriptionId: (provider && (await createEntitlementQueries(db).findLive(userId, provider))?.id) ?? null,
    invoices: items,
  };
}
