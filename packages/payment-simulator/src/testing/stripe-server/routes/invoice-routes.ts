import { z } from 'zod';
import { find } from '../../../draft.ts';
import { previewPlanChange } from '../../../preview-plan-change.ts';
import type { SimulatedInvoice } from '../../../state.ts';
import { pageOf, pageParams } from '../lists.ts';
import { presentInvoice, presentPayments } from '../shapes/present-invoice.ts';
import { priceIds } from '../shapes/present-price.ts';
import type { StripeWorld } from '../stripe-world.ts';
import { wireError } from '../wire-error.ts';
import { inList, route, seconds } from './route.ts';

const preview = z.strictObject({
  customer: z.string(),
  subscription: z.string(),
  subscription_details: z.strictObject({
    items: z.tuple([z.strictObject({ id: z.string(), price: z.literal(priceIds.year) })]),
    proration_behavior: z.literal('always_invoice'),
    proration_date: seconds,
  }),
});

export const invoiceRoutes = [
  route(
    'GET /v1/invoices',
    z.strictObject({
      ...pageParams,
      customer: z.string().optional(),
      subscription: z.string().optional(),
      status: z.literal('open').optional(),
      expand: inList(['payments']),
    }),
    ({ world, question: { customer, subscription, status, expand, ...page } }) => {
      const state = world.stateOf(customer ?? subscription ?? '');
      const all = state.invoices
        .filter((invoice) => subscription === undefined || invoice.subscriptionId === subscription)
        .map(({ id }) => presentInvoice(world, state, { id, withPayments: expand.length > 0 }))
        .filter((invoice) => status === undefined || invoice.status === status);
      return pageOf(all, page, '/v1/invoices');
    },
  ),
  route(
    'GET /v1/invoice_payments',
    z.strictObject({ ...pageParams, invoice: z.string() }),
    ({ world, question: { invoice, ...page } }) => {
      const state = world.stateOf(invoice);
      const all = presentPayments(world, state, find(state.invoices, invoice));
      return pageOf(all, page, '/v1/invoice_payments');
    },
  ),
  route('POST /v1/invoices/create_preview', preview, ({ world, question }) =>
    previewInvoice(world, question),
  ),
  route(
    'GET /v1/invoices/:id',
    z.strictObject({ expand: z.array(z.literal('payments')).optional() }),
    ({ world, id, question: { expand = [] } }) =>
      presentInvoice(world, world.stateOf(id), { id, withPayments: expand.length > 0 }),
  ),
  route('POST /v1/invoices/:id/void', z.strictObject({}), ({ world, id }) => {
    if (!world.leftOpen.delete(id)) throw wireError.invalid('Only open invoices are voided here.');
    return presentInvoice(world, world.stateOf(id), { id });
  }),
];

function previewInvoice(world: StripeWorld, asked: z.infer<typeof preview>) {
  const { subscription: subscriptionId, subscription_details: details } = asked;
  const at = details.proration_date;
  const state = world.stateOf(subscriptionId);
  const { itemId, interval, periodEnd } = find(state.subscriptions, subscriptionId);
  if (itemId !== details.items[0].id) throw wireError.missing(details.items[0].id, 'items');
  const question = { subscriptionId, interval: 'year', at } as const;
  const { credit, price, dueNow, renewsAt } = previewPlanChange(state, world.settings, question);
  const shape = {
    ...{ id: 'upcoming_in_1', number: '', subscriptionId, status: 'open', reason: 'change' },
    lines: [
      { id: 'il_1', kind: 'credit', interval, amount: -credit, periodStart: at, periodEnd },
      { id: 'il_2', kind: 'plan', interval: 'year', amount: price, periodStart: at, periodEnd: renewsAt },
    ],
    ...{ total: dueNow, tax: 0, amountDue: dueNow, amountPaid: 0, periodStart: at, periodEnd: renewsAt },
    ...{ createdAt: at, paidAt: null, attempts: 0, firstAttemptAt: at, nextAttemptAt: null },
  } satisfies SimulatedInvoice;
  const invoice = presentInvoice(world, { ...state, invoices: [shape] }, { id: shape.id });
  return { ...invoice, number: null, status: 'draft' };
}
