import type Stripe from 'stripe';
import { z } from 'zod';
import { AppError } from '../../../errors/app-error.ts';
import type { PaymentEvent } from '../../payments.ts';
import { idOf, toDate } from '../plans.ts';
import type { StripeAccount } from '../stripe-account.ts';
import { describeFailure, failureOf } from '../stripe-failures.ts';

/** How old a notification may be, so that an overheard one is worth nothing later. */
const toleranceSeconds = 300;

const reference = z.union([z.string(), z.object({ id: z.string() })]).nullish();
/** Whatever it is about: almost all of Stripe's objects name their customer alike. */
const subject = z.object({
  object: z.string(),
  id: z.string().nullish(),
  customer: reference,
  charge: reference,
});

/**
 * Reads a notification from its raw bytes. Disputes name only their charge, whose customer is then asked for. Throws
 * `payments.signature_refused` for any that Stripe did not sign for us within the last five minutes.
 */
export async function readStripeEvent(
  account: StripeAccount,
  payload: Buffer,
  signature: string,
): Promise<PaymentEvent> {
  const stripe = await account.open();
  const event = proveEvent(stripe, account, payload, signature);
  return {
    id: event.id,
    type: event.type,
    createdAt: toDate(event.created),
    customerId: await customerOf(stripe, event.data.object),
  };
}

function proveEvent(
  stripe: Stripe,
  { webhookSecret, clock }: StripeAccount,
  payload: Buffer,
  signature: string,
): Stripe.Event {
  const receivedAt = clock.now().getTime();
  try {
    return stripe.webhooks.constructEvent(
      payload,
      signature,
      webhookSecret,
      toleranceSeconds,
      undefined,
      receivedAt,
    );
  } catch (error) {
    // The library's error holds the payload, which logs must not.
    const known = failureOf(error);
    throw new AppError('payments.signature_refused', known ? { cause: describeFailure(known) } : {});
  }
}

async function customerOf(stripe: Stripe, about: unknown): Promise<string | null> {
  const { data } = subject.safeParse(about);
  if (!data) return null;
  if (data.object === 'customer') return data.id ?? null;
  const customer = idOf(data.customer);
  const charge = idOf(data.charge);
  if (customer !== null || charge === null) return customer;
  return idOf((await stripe.charges.retrieve(charge)).customer);
}
