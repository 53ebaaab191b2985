import type { AdminMembership, Invoice } from '@chitta/contract';
import { buildInvoice, buildPaying } from '#web/features/payments/memberships/testing/build-membership.ts';

/** A paid month. */
export function buildPaidInvoice(changes: Partial<Invoice> = {}): Invoice {
  return buildInvoice({ id: 'in_7', number: 'CH-0007', ...changes });
}

/** A member who pays every month and has paid once, as administrators see them. */
export function buildAdminMembership(changes: Partial<AdminMembership> = {}): AdminMembership {
  return {
    membership: buildPaying(),
    customerId: 'cus_7',
    subscriptionId: 'sub_7',
    invoices: [buildPaidInvoice()],
    ...changes,
  };
}
