import { z } from 'zod';
import { actReason } from '../admin/audit-log.ts';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam } from '../text.ts';
import { invoice, membership } from './memberships.ts';

/** A member's membership as administrators see it. */
export const adminMembership = z.object({
  membership,
  customerId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  /** The newest 20. */
  invoices: z.array(invoice),
});
export type AdminMembership = z.infer<typeof adminMembership>;

const params = z.object({ userId: idParam });
const shared = { access: 'admin', params, response: dataOf(adminMembership) } as const;

export const membershipsAdminEndpoints = {
  'GET /api/admin/memberships/:userId': endpoint({
    ...shared,
    summary: 'How the membership of a member stands, with what was paid',
    errors: ['admin_users.not_found'],
  }),
  'POST /api/admin/memberships/:userId/free-months': endpoint({
    ...shared,
    summary: 'Give months of premium; a membership that goes on is renewed so much later',
    body: z.object({
      months: z.number().int().min(1).max(limits.freeMonthsAtOnce),
      reason: actReason,
    }),
    isIdempotent: true,
    needsProof: true,
    errors: [
      'admin_users.not_found',
      'admin_users.closed',
      'payments.unavailable',
      'payments.refused',
      'requests.idempotency_key_reused',
    ],
  }),
  'POST /api/admin/memberships/:userId/refunds': endpoint({
    ...shared,
    summary: 'Give money of an invoice back to the card that paid it',
    body: z.object({
      invoiceId: z.string().min(1).max(255),
      amount: z.number().int().positive().max(100_000_000),
      reason: actReason,
    }),
    isIdempotent: true,
    needsProof: true,
    errors: [
      'admin_users.not_found',
      'requests.idempotency_key_reused',
      'memberships.invoice_not_found',
      'memberships.not_sold',
      'payments.unavailable',
      'payments.refused',
    ],
  }),
} as const;
