import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { money } from './memberships.ts';

const time = z.string();
/** An id of the embedded provider, which is the provider's business. */
const objectId = z.string().regex(/^\w{1,90}$/);
const byId = z.object({ id: objectId });
const card = z.object({ card: z.enum(limits.sandboxCards) });

/** What the page shows on which a member pays with a pretend card. */
export const sandboxCheckout = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  interval: z.enum(limits.planIntervals),
  price: money,
  freeUntil: time.nullable(),
  /** Pages of ours to go on to. */
  returnUrl: z.string(),
  cancelUrl: z.string(),
  /** The cardholder is to answer their bank. */
  isAwaited: z.boolean(),
});
export type SandboxCheckout = z.infer<typeof sandboxCheckout>;

/** What became of a payment. */
export const sandboxOutcome = z.object({
  outcome: z.enum(['done', 'declined', 'authentication_needed']),
  reason: z.string().nullable(),
});
export type SandboxOutcome = z.infer<typeof sandboxOutcome>;

const sandboxInvoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  status: z.string(),
  createdAt: time,
  total: money,
  amountPaid: money,
  refunded: money,
  disputes: z.array(z.object({ id: z.string(), status: z.string(), amount: money })),
});

/** What the embedded provider keeps of a member, and what can be tried with it. */
export const sandboxAccount = z.object({
  /** What time it is for this member there. */
  now: time,
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** Invoices, or the customer for a new card, that wait for the cardholder's answer to their bank. */
  awaited: z.array(z.string()),
  customerId: z.string(),
  invoices: z.array(sandboxInvoice),
});
export type SandboxAccount = z.infer<typeof sandboxAccount>;

const failures = ['payment_sandbox.off', 'payment_sandbox.not_found', 'payments.refused'] as const;
const acted = { access: 'member', response: dataOf(sandboxOutcome), errors: failures } as const;

/** Where payments are tried out: the provider is part of this server, and nothing of it is real money. */
export const paymentSandboxEndpoints = {
  'GET /api/payment-sandbox/checkouts/:id': endpoint({
    access: 'member',
    summary: 'A checkout at the embedded provider',
    params: byId,
    response: dataOf(sandboxCheckout),
    errors: ['payment_sandbox.off', 'payment_sandbox.not_found'],
  }),
  'POST /api/payment-sandbox/checkouts/:id/payment': endpoint({
    ...acted,
    summary: 'Pay it with a pretend card',
    params: byId,
    body: card,
  }),
  'POST /api/payment-sandbox/confirmations': endpoint({
    ...acted,
    summary: 'Answer the pretend bank about a checkout, an invoice or a new card',
    body: z.object({ target: objectId, isConfirmed: z.boolean() }),
  }),
  'GET /api/payment-sandbox/account': endpoint({
    access: 'member',
    summary: 'What the embedded provider keeps of the member',
    response: dataOf(sandboxAccount),
    errors: ['payment_sandbox.off', 'payment_sandbox.not_found'],
  }),
  'POST /api/payment-sandbox/card': endpoint({
    ...acted,
    summary: 'Replace the card that is charged next',
    body: card,
  }),
  'POST /api/payment-sandbox/clock': endpoint({
    access: 'member',
    summary: "Move the member's time there on by days; what is due happens. There is no way back",
    body: z.object({ days: z.number().int().min(1).max(limits.sandboxDays) }),
    response: dataOf(z.object({ now: time })),
    errors: ['payment_sandbox.off', 'payment_sandbox.not_found'],
  }),
  'POST /api/payment-sandbox/invoices/:id/payment': endpoint({
    ...acted,
    summary: 'Pay an invoice whose own payment failed',
    params: byId,
    body: card,
  }),
  'POST /api/payment-sandbox/invoices/:id/refund': endpoint({
    access: 'member',
    summary: 'Give money of an invoice back',
    params: byId,
    body: z.object({ amount: z.number().int().positive().max(100_000_000) }),
    response: dataOf(sandboxAccount),
    errors: failures,
  }),
  'POST /api/payment-sandbox/invoices/:id/dispute': endpoint({
    access: 'member',
    summary: 'Tell the pretend bank that the payment was not wanted',
    params: byId,
    body: z.object({ isInquiry: z.boolean().optional() }),
    response: dataOf(sandboxAccount),
    errors: failures,
  }),
  'POST /api/payment-sandbox/disputes/:id/decision': endpoint({
    access: 'member',
    summary: 'Let the pretend bank decide',
    params: byId,
    body: z.object({ outcome: z.enum(['won', 'lost']) }),
    response: dataOf(sandboxAccount),
    errors: failures,
  }),
} as const;
