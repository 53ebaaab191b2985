import type { PlanInterval } from '@chitta/contract/limits';
import type { CardInput } from '@chitta/payment-simulator/cards';
import { paySandboxCheckout } from '#server/platform/payments/sandbox/operations/pay-sandbox-checkout.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import type { SignedInClient } from '#server/testing/factories.ts';

/** A card for a checkout, and what was chosen there. */
export interface PurchaseOptions {
  readonly interval?: PlanInterval;
  readonly card?: CardInput;
}

/** The provider's id of a checkout of ours. */
export async function providerIdOf({ context }: TestApp, checkoutId: number): Promise<string> {
  const { rows } = await context.pool.query<{ id: string }>(
    'SELECT provider_id AS id FROM checkouts WHERE id = $1',
    [checkoutId],
  );
  return rows[0]?.id ?? '';
}

/** Begins to pay and pays at the provider; what came of it is not heard of here yet. Answers with our checkout's id. */
export async function payAtProvider(
  testApp: TestApp,
  client: SignedInClient,
  { interval = 'month', card = { kind: 'success' } }: PurchaseOptions = {},
): Promise<number> {
  const { body } = await client.post('/api/memberships/checkouts', { interval });
  const { paymentSandbox } = testApp.context;
  if (!paymentSandbox) throw new TypeError('The sandbox is off.');
  const checkoutId = await providerIdOf(testApp, body.data.id);
  await paySandboxCheckout(paymentSandbox, { checkoutId, card, key: `pay:${checkoutId}:${card.kind}` });
  return body.data.id;
}

/** Becomes premium by paying, and comes back to our page; who pays already stays as they are. */
export async function becomePremium(
  testApp: TestApp,
  client: SignedInClient,
  options?: PurchaseOptions,
): Promise<void> {
  const { body } = await client.get('/api/memberships/current');
  if (body.data.subscription !== null) return;
  await payAtProvider(testApp, client, options);
  await client.post('/api/memberships/recovery');
}
