import { planIntervals } from '@chitta/contract/limits';
import { z } from 'zod';
import { closeCheckout } from '../../../acts/close-checkout.ts';
import { openCheckout } from '../../../acts/open-checkout.ts';
import { find } from '../../../draft.ts';
import { priceIds } from '../shapes/present-price.ts';
import { presentSession } from '../shapes/present-session.ts';
import type { StripeWorld } from '../stripe-world.ts';
import { wireError } from '../wire-error.ts';
import { metadata, route, seconds } from './route.ts';

const day = 24 * 60 * 60;

const opened = z.object({
  mode: z.literal('subscription'),
  customer: z.string(),
  client_reference_id: z.string(),
  line_items: z.tuple([z.strictObject({ price: z.enum(priceIds), quantity: z.literal('1') })]),
  locale: z.enum(['en', 'es']),
  metadata,
  payment_method_collection: z.literal('always'),
  subscription_data: z.strictObject({
    metadata,
    trial_end: seconds.optional(),
    trial_period_days: z.coerce.number().int().min(1).optional(),
  }),
});
/** Each kind of page has addresses of its own, and takes no others. */
const question = z.discriminatedUnion('ui_mode', [
  opened.extend({ ui_mode: z.literal('hosted_page'), success_url: z.url(), cancel_url: z.url() }).strict(),
  opened.extend({ ui_mode: z.literal('elements'), return_url: z.url() }).strict(),
]);

function present(world: StripeWorld, id: string) {
  const state = world.stateOf(id);
  return presentSession(world, state, find(state.checkouts, id));
}

export const checkoutRoutes = [
  route('POST /v1/checkout/sessions', question, ({ world, question: asked }) => {
    const { subscription_data: data, line_items: items } = asked;
    const isPage = asked.ui_mode === 'hosted_page';
    const { checkoutId } = world.act(asked.customer, openCheckout, {
      interval: planIntervals.find((plan) => priceIds[plan] === items[0].price) ?? 'month',
      freeUntil: freeUntil(world.now(), data),
      returnUrl: isPage ? asked.success_url : asked.return_url,
      cancelUrl: isPage ? asked.cancel_url : '',
      language: asked.locale,
      kind: isPage ? 'page' : 'form',
    });
    world.keepMetadata(checkoutId, { session: asked.metadata, subscription: data.metadata });
    return present(world, checkoutId);
  }),
  route('GET /v1/checkout/sessions/:id', z.strictObject({}), ({ world, id }) => present(world, id)),
  route('POST /v1/checkout/sessions/:id/expire', z.strictObject({}), ({ world, id }) => {
    if (present(world, id).status !== 'open') throw wireError.invalid('This Session is not open.');
    world.act(id, closeCheckout, { checkoutId: id });
    return present(world, id);
  }),
];

type Trial = z.infer<typeof opened>['subscription_data'];

function freeUntil(now: number, { trial_end: end, trial_period_days: days }: Trial): number | null {
  if (days !== undefined) return now + days * day;
  if (end === undefined) return null;
  if (end < now + 2 * day) throw wireError.invalid('`trial_end` must be at least 2 days in the future.');
  return end;
}
