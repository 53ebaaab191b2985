import { planIntervals } from '@chitta/contract/limits';
import type Stripe from 'stripe';
import { z } from 'zod';
import { invariant } from '../../../errors/invariant.ts';
import type { CheckoutState, NewCheckout } from '../../payments.ts';
import { idOf, memberField, toDate, toSeconds } from '../plans.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { failureOf } from '../stripe-failures.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Stripe takes no nearer moment as the end of free time, only days from now; an hour is for the way there. */
const nearestTrialEndMs = 49 * hour;

/** Opens a checkout once under its key; a repetition answers how that one stands now. */
export async function openStripeCheckout(
  account: StripeAccount,
  checkout: NewCheckout,
): Promise<CheckoutState> {
  const stripe = await account.open();
  const session = await stripe.checkout.sessions.create(questionOf(account, checkout), {
    idempotencyKey: checkout.key,
  });
  const isRepeated = session.lastResponse.headers['idempotent-replayed'] === 'true';
  const state = presentSession(isRepeated ? await stripe.checkout.sessions.retrieve(session.id) : session);
  invariant(state, 'it was opened by us');
  return state;
}

function questionOf(
  { prices, clock }: StripeAccount,
  checkout: NewCheckout,
): Stripe.Checkout.SessionCreateParams {
  const { customerId, userId, interval, freeUntil, kind, language, returnUrl, cancelUrl } = checkout;
  const backTo = returnUrl.replaceAll('{id}', '{CHECKOUT_SESSION_ID}');
  return {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: String(userId),
    line_items: [{ price: prices[interval], quantity: 1 }],
    locale: language,
    metadata: { [memberField]: String(userId), interval },
    payment_method_collection: 'always',
    subscription_data: {
      metadata: { [memberField]: String(userId) },
      ...(freeUntil && freeTime(freeUntil, clock.now())),
    },
    ...(kind === 'page'
      ? { ui_mode: 'hosted_page', success_url: backTo, cancel_url: cancelUrl }
      : { ui_mode: 'elements', return_url: backTo }),
  };
}

/** In whole days where the moment is too near for Stripe, up to a day more than promised. */
function freeTime(freeUntil: Date, now: Date): { trial_end: number } | { trial_period_days: number } {
  const left = freeUntil.getTime() - now.getTime();
  if (left >= nearestTrialEndMs) return { trial_end: toSeconds(freeUntil) };
  return { trial_period_days: Math.max(1, Math.ceil(left / day)) };
}

/** How a checkout stands; null: there is none of that id, or it is for something else. */
export async function findStripeCheckout(
  account: StripeAccount,
  checkoutId: string,
): Promise<CheckoutState | null> {
  const stripe = await account.open();
  try {
    return presentSession(await stripe.checkout.sessions.retrieve(checkoutId));
  } catch (error) {
    if (failureOf(error)?.code === 'resource_missing') return null;
    throw error;
  }
}

/** Closes an open checkout and answers how it stands then; one that is over already stays as it is. */
export async function closeStripeCheckout(
  account: StripeAccount,
  checkoutId: string,
): Promise<CheckoutState> {
  const stripe = await account.open();
  try {
    const options = { idempotencyKey: `close:${checkoutId}` };
    await stripe.checkout.sessions.expire(checkoutId, {}, options);
  } catch (error) {
    const { status } = await stripe.checkout.sessions.retrieve(checkoutId);
    if (status === 'open') throw error;
  }
  const state = presentSession(await stripe.checkout.sessions.retrieve(checkoutId));
  invariant(state, 'only our own are closed');
  return state;
}

const lasting = ['open', 'complete'] as const;
const ours = z.object({ interval: z.enum(planIntervals) });

function presentSession(session: Stripe.Checkout.Session): CheckoutState | null {
  const { data } = ours.safeParse(session.metadata);
  const customerId = idOf(session.customer);
  if (!data || customerId === null) return null;
  const status = lasting.find((known) => known === session.status) ?? 'expired';
  return {
    ...{ id: session.id, customerId, status, interval: data.interval },
    subscriptionId: idOf(session.subscription),
    url: status === 'open' ? session.url : null,
    clientSecret: status === 'open' ? session.client_secret : null,
    expiresAt: toDate(session.expires_at),
  };
}
