import Stripe from 'stripe';
import { find } from '../../draft.ts';
import type { SimulatedEvent } from '../../state.ts';
import { presentCharge } from './shapes/present-charge.ts';
import { presentCustomer, presentPaymentMethod } from './shapes/present-customer.ts';
import { presentInvoice } from './shapes/present-invoice.ts';
import { presentDispute, presentRefund } from './shapes/present-refund.ts';
import { presentSession } from './shapes/present-session.ts';
import { presentSubscription } from './shapes/present-subscription.ts';
import type { StripeWorld } from './stripe-world.ts';

/** A notification as it goes over the network. */
export interface SignedEvent {
  readonly type: string;
  readonly payload: string;
  readonly signature: string;
}

/** Takes what happened and was not told yet, each signed as Stripe does. */
export function signEvents(
  world: StripeWorld,
  { secret, apiVersion }: { readonly secret: string; readonly apiVersion: string },
): SignedEvent[] {
  world.states();
  return world.untold.splice(0).map((event) => {
    const payload = JSON.stringify(presentEvent(world, event, apiVersion), null, 2);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: world.now() });
    return { type: event.type, payload, signature };
  });
}

function presentEvent(world: StripeWorld, event: SimulatedEvent, apiVersion: string) {
  return {
    id: event.id,
    object: 'event',
    api_version: apiVersion,
    created: event.createdAt,
    data: { object: presentObject(world, event) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: event.type,
  };
}

function presentObject(world: StripeWorld, { objectId: id }: SimulatedEvent): unknown {
  const state = world.stateOf(id);
  const { currency } = world.settings;
  const prefix = id.slice(0, id.indexOf('_'));
  const shapes: Readonly<Record<string, () => unknown>> = {
    cus: () => presentCustomer(state, currency),
    cs: () => presentSession(world, state, find(state.checkouts, id)),
    sub: () => presentSubscription(world, state, { id }),
    in: () => presentInvoice(world, state, { id }),
    ch: () => presentCharge(state, find(state.charges, id), currency),
    re: () => presentRefund(state, find(state.refunds, id), currency),
    dp: () => presentDispute(state, find(state.disputes, id), currency),
    pm: () => presentPaymentMethod(state.customer.id, find(state.cards, id)),
  };
  return shapes[prefix]?.();
}
