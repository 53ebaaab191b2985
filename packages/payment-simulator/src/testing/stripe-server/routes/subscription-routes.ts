import { z } from 'zod';
import { cancelAtPeriodEnd } from '../../../acts/cancel-at-period-end.ts';
import { cancelNow } from '../../../acts/cancel-now.ts';
import { changePlan } from '../../../acts/change-plan.ts';
import { delayRenewal } from '../../../acts/delay-renewal.ts';
import { resume } from '../../../acts/resume.ts';
import { find } from '../../../draft.ts';
import { pageOf, pageParams } from '../lists.ts';
import { priceIds } from '../shapes/present-price.ts';
import { presentSubscription, subscriptionExpands } from '../shapes/present-subscription.ts';
import type { StripeWorld } from '../stripe-world.ts';
import { wireError } from '../wire-error.ts';
import { flag, inList, route, seconds } from './route.ts';

const planChange = z.strictObject({
  items: z.tuple([z.strictObject({ id: z.string(), price: z.literal(priceIds.year) })]),
  payment_behavior: z.literal('error_if_incomplete'),
  proration_behavior: z.enum(['always_invoice', 'none']),
  proration_date: seconds.optional(),
});
const delay = z.strictObject({ trial_end: seconds, proration_behavior: z.literal('none') });
const ending = z.strictObject({ cancel_at_period_end: flag });
const noDay = z.strictObject({ cancel_at: z.literal('') });

/** The parameters that are changed together. */
function readUpdate(world: StripeWorld, id: string, asked: Record<string, unknown>): void {
  if ('items' in asked) changeItems(world, id, planChange.parse(asked));
  else if ('trial_end' in asked) {
    assertUnscheduled(world, id);
    world.act(id, delayRenewal, { subscriptionId: id, until: delay.parse(asked).trial_end });
  } else if ('cancel_at' in asked) {
    noDay.parse(asked);
    world.endsByDay.delete(id);
    world.act(id, resume, { subscriptionId: id });
  } else {
    assertUnscheduled(world, id);
    const act = ending.parse(asked).cancel_at_period_end ? cancelAtPeriodEnd : resume;
    world.act(id, act, { subscriptionId: id });
  }
}

function changeItems(world: StripeWorld, id: string, asked: z.infer<typeof planChange>): void {
  assertUnscheduled(world, id);
  const { subscriptions, now } = world.stateOf(id);
  const { itemId, status } = find(subscriptions, id);
  if (itemId !== asked.items[0].id) throw wireError.missing(asked.items[0].id, 'items');
  const isCharged = asked.proration_behavior === 'always_invoice';
  if (isCharged === (status === 'trialing')) throw wireError.invalid('Invalid proration_behavior');
  world.act(id, changePlan, { subscriptionId: id, interval: 'year', at: asked.proration_date ?? now });
}

/** A schedule would undo it. */
function assertUnscheduled(world: StripeWorld, id: string): void {
  if (world.findActiveSchedule(id, world.stateOf(id).now)) {
    throw wireError.invalid('The subscription is managed by a subscription schedule.');
  }
}

const update = z.looseObject({}).superRefine((asked, context) => {
  const known = [planChange, delay, ending, noDay].some((schema) => schema.safeParse(asked).success);
  if (!known) context.addIssue({ code: 'custom', message: 'unknown', path: Object.keys(asked) });
});

export const subscriptionRoutes = [
  route(
    'GET /v1/subscriptions',
    z.strictObject({
      ...pageParams,
      customer: z.string(),
      status: z.literal('all'),
      expand: inList(subscriptionExpands),
    }),
    ({ world, question: { customer, expand, ...page } }) => {
      const state = world.stateOf(customer);
      const all = state.subscriptions.map(({ id }) => presentSubscription(world, state, { id, expand }));
      return pageOf(all, page, '/v1/subscriptions');
    },
  ),
  route(
    'GET /v1/subscriptions/:id',
    z.strictObject({ expand: z.array(z.enum(subscriptionExpands)).optional() }),
    ({ world, id, question: { expand = [] } }) =>
      presentSubscription(world, world.stateOf(id), { id, expand }),
  ),
  route('POST /v1/subscriptions/:id', update, ({ world, id, question }) => {
    readUpdate(world, id, question);
    return presentSubscription(world, world.stateOf(id), { id });
  }),
  route(
    'DELETE /v1/subscriptions/:id',
    z.strictObject({ invoice_now: flag, prorate: flag }),
    ({ world, id }) => {
      const { subscriptions, invoices } = world.stateOf(id);
      if (find(subscriptions, id).status === 'canceled') throw wireError.missing(id);
      const open = invoices.filter((invoice) => invoice.status === 'open');
      world.act(id, cancelNow, { subscriptionId: id });
      for (const invoice of open) world.leftOpen.add(invoice.id);
      return presentSubscription(world, world.stateOf(id), { id });
    },
  ),
];
