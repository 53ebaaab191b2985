import { z } from 'zod';
import { actReason } from '../admin/audit-log.ts';
import { endpoint } from '../endpoint.ts';
import { dataOf, pageOf } from '../envelope.ts';
import * as limits from '../limits.ts';

/** What the payment provider notified us of, and what became of it. Its content is never kept: it is fetched anew. */
export const paymentEvent = z.object({
  /** The provider's. */
  id: z.string(),
  type: z.string(),
  customerId: z.string().nullable(),
  /** The member whose customer it is; null: nobody's here. */
  memberId: z.number().int().nullable(),
  state: z.enum(limits.paymentEventStates),
  createdAt: z.string(),
  receivedAt: z.string(),
  handledAt: z.string().nullable(),
  attempts: z.number().int().nonnegative(),
  /** When it is tried again; null: not by itself. */
  dueAt: z.string().nullable(),
  lastFailure: z.string().nullable(),
});
export type PaymentEventItem = z.infer<typeof paymentEvent>;

export const listPaymentEventsQuery = z.object({
  state: z.enum(limits.paymentEventStates).optional(),
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
});
export type ListPaymentEventsQuery = z.infer<typeof listPaymentEventsQuery>;

export const paymentEventsEndpoints = {
  'POST /api/payments/webhook': endpoint({
    access: 'public',
    summary: 'Events of the payment provider, signed over the bytes of the body',
    isNotification: true,
    response: z.object({ success: z.literal(true) }),
    errors: ['payments.signature_refused', 'memberships.not_sold'],
  }),
  'GET /api/admin/payment-events': endpoint({
    access: 'admin',
    summary: 'Events of the payment provider, the newest first',
    query: listPaymentEventsQuery,
    response: pageOf(paymentEvent),
    errors: ['requests.invalid'],
  }),
  'POST /api/admin/payment-events/:id/replay': endpoint({
    access: 'admin',
    summary: 'Handle it again; nothing happens twice',
    params: z.object({ id: z.string().min(1).max(255) }),
    body: z.object({ reason: actReason }),
    response: dataOf(paymentEvent),
    errors: ['payment_events.not_found'],
  }),
} as const;
