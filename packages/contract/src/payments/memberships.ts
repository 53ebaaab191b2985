import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, pageOf } from '../envelope.ts';
import * as limits from '../limits.ts';

/** Whole minor units of an ISO 4217 currency in lower case. */
export const money = z.object({ amount: z.number().int(), currency: z.string().regex(/^[a-z]{3}$/) });

const interval = z.enum(limits.planIntervals);
const time = z.string();
const count = z.number().int().nonnegative();

/** Where memberships are sold and for how much. */
export const plans = z.object({
  /** Null: this server sells no memberships. `sandbox`: nothing of it is real money. */
  provider: z.enum(['sandbox', 'stripe']).nullable(),
  prices: z.object({ month: money, year: money }).nullable(),
  /** What a year saves against twelve months, in whole per cent rounded down. */
  savingPercent: count,
  /** With it the provider's fields are drawn within our page; without, one pays on the provider's page alone. */
  publishableKey: z.string().optional(),
});
export type Plans = z.infer<typeof plans>;

export const membershipReasons = ['subscription', 'grace', 'free_months', 'unlimited'] as const;

export const membershipSubscription = z.object({
  interval,
  /** What the plan becomes when the period ends. */
  nextInterval: interval.nullable(),
  status: z.enum(['trialing', 'active', 'past_due']),
  startedAt: time,
  /** End of what is paid for or free: the next renewal, or the end. */
  periodEnd: time,
  /** Until when nothing is charged; null: not in a free time. */
  freeUntil: time.nullable(),
  cancelsAtPeriodEnd: z.boolean(),
  /** What the next renewal costs; null: there is none. */
  renewalPrice: money.nullable(),
});

/** A payment that failed, and what can be done about it. */
export const paymentProblem = z.object({
  invoiceId: z.string(),
  amountDue: money,
  failedAt: time,
  /** When it is tried again by itself; null: not any more. */
  nextAttemptAt: time.nullable(),
  /** Where the member pays it now; null: at the place for cards. */
  payUrl: z.string().nullable(),
});

/** How a member's membership stands. */
export const membership = z.object({
  tier: z.enum(limits.subscriptionTiers),
  /** Why it is premium; null: it is not. */
  reason: z.enum(membershipReasons).nullable(),
  /** When premium ends if nothing happens; null: not by itself, or there is none. */
  until: time.nullable(),
  subscription: membershipSubscription.nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  problem: paymentProblem.nullable(),
  /** Months given and not used up. */
  freeMonths: z.array(z.object({ months: count, startsAt: time, endsAt: time })),
  /** What a checkout would give free before the first charge. */
  offer: z.object({ freeMonths: count, freeUntil: time }).nullable(),
  /** A checkout that was begun and is not paid. */
  openCheckout: z.object({ id: count, interval }).nullable(),
});
export type Membership = z.infer<typeof membership>;

export const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  status: z.enum(['open', 'paid', 'void', 'uncollectible']),
  createdAt: time,
  paidAt: time.nullable(),
  total: money,
  amountPaid: money,
  refunded: money,
  isDisputed: z.boolean(),
  periodStart: time,
  periodEnd: time,
  /** The provider's page of it, and the document. */
  pageUrl: z.string().nullable(),
  documentUrl: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoice>;

export const openCheckoutRequest = z.object({
  interval,
  /** `page`: the provider's own; `form`: fields within ours. */
  kind: z.enum(['page', 'form']).optional(),
});
export type OpenCheckoutRequest = z.infer<typeof openCheckoutRequest>;

export const checkout = z.object({
  id: count,
  interval,
  status: z.enum(['open', 'complete', 'expired']),
  /** Where to pay; null: nothing is to be paid there any more, or the fields are in our page. */
  url: z.string().nullable(),
  clientSecret: z.string().nullable(),
  dueNow: money,
  freeUntil: time.nullable(),
  expiresAt: time,
});
export type Checkout = z.infer<typeof checkout>;

export const changePreview = z.object({
  interval,
  takesEffect: z.enum(['now', 'period_end']),
  /** To be sent with the change, so that what was shown is what is charged. */
  at: time,
  credit: money,
  dueNow: money,
  renewsAt: time,
  renewalPrice: money,
});
export type ChangePreview = z.infer<typeof changePreview>;

const checkoutId = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .transform(Number),
});
const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
});
const failures = ['memberships.not_sold', 'payments.unavailable', 'payments.refused'] as const;

export const membershipsEndpoints = {
  'GET /api/memberships/plans': endpoint({
    access: 'public',
    summary: 'What premium costs, and what a year saves',
    response: dataOf(plans),
    errors: ['payments.unavailable'],
  }),
  'GET /api/memberships/current': endpoint({
    access: 'member',
    summary: 'How the membership stands',
    response: dataOf(membership),
    errors: [],
  }),
  'GET /api/memberships/invoices': endpoint({
    access: 'member',
    summary: 'Invoices, the newest first',
    query: pageQuery,
    response: pageOf(invoice),
    errors: ['requests.invalid'],
  }),
  'POST /api/memberships/checkouts': endpoint({
    access: 'member',
    summary: 'Begin to pay; a checkout that is open already is answered with, one for the other plan closed',
    body: openCheckoutRequest,
    response: dataOf(checkout),
    status: 201,
    errors: [...failures, 'memberships.exists'],
  }),
  'GET /api/memberships/checkouts/:id': endpoint({
    access: 'member',
    summary: 'How a checkout stood when it was last heard of; recovering asks the provider',
    params: checkoutId,
    response: dataOf(checkout),
    errors: [...failures, 'memberships.checkout_not_found'],
  }),
  'POST /api/memberships/recovery': endpoint({
    access: 'member',
    summary: 'Look at the provider for a payment that this server has not heard of; never charges anything',
    response: dataOf(membership),
    errors: [...failures],
  }),
  'POST /api/memberships/change/preview': endpoint({
    access: 'member',
    summary: 'What a change of plan costs',
    body: z.object({ interval }),
    response: dataOf(changePreview),
    errors: [...failures, 'memberships.none', 'memberships.same_plan'],
  }),
  'POST /api/memberships/change': endpoint({
    access: 'member',
    summary: 'Change the plan as the preview said',
    body: z.object({ interval, at: z.iso.datetime({ offset: true }) }),
    response: dataOf(membership),
    errors: [...failures, 'memberships.none', 'memberships.same_plan', 'memberships.preview_outdated'],
  }),
  'DELETE /api/memberships/change': endpoint({
    access: 'member',
    summary: 'Keep the plan that was to change',
    response: dataOf(membership),
    errors: [...failures, 'memberships.none'],
  }),
  'POST /api/memberships/cancellation': endpoint({
    access: 'member',
    summary: 'End the membership with its period; nothing is charged any more',
    response: dataOf(membership),
    errors: [...failures, 'memberships.none'],
  }),
  'DELETE /api/memberships/cancellation': endpoint({
    access: 'member',
    summary: 'Let a cancelled membership go on',
    response: dataOf(membership),
    errors: [...failures, 'memberships.none'],
  }),
  'POST /api/memberships/portal': endpoint({
    access: 'member',
    summary: "The provider's own page for cards and receipts",
    response: dataOf(z.object({ url: z.string() })),
    errors: [...failures, 'memberships.no_customer'],
  }),
} as const;
