import { payCheckout } from '@chitta/payment-simulator/acts/pay-checkout';
import {
  type StripeServer,
  startStripeServer,
} from '@chitta/payment-simulator/testing/stripe-server/start-stripe-server';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants, isBroken } from '#server/features/admin/invariants/check-invariants.ts';
import { bringFriend, someone } from '#server/features/payments/referrals/testing/friends.ts';
import { rewardsOf } from '#server/features/payments/referrals/testing/sales.ts';
import { scheduledJobs } from '#server/jobs.ts';
import { createStripePayments } from '#server/platform/payments/stripe/create-stripe-payments.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { receiveMails } from '#server/testing/mailbox.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { becomePremium, payAtProvider, providerIdOf } from '../testing/premium-member.ts';
import { followProvider } from './follow-provider.ts';

const day = 24 * 60 * 60_000;
let sandbox: TestApp;
let stripe: StripeServer;
const opened: TestApp[] = [];
beforeAll(async () => {
  sandbox = await buildTestApp();
  stripe = await startStripeServer(sandbox.clock);
});
afterAll(async () => {
  for (const testApp of opened) await testApp.app.close();
  await stripe.stop();
  await sandbox.close();
});

/** The same server, started again as its operator has set it up since; `warnings` is what its start logs. */
async function restart(to: 'sandbox' | 'stripe' | 'off'): Promise<TestApp & { readonly warnings: string[] }> {
  const { db, pool, clock, secrets, secretBox } = sandbox.context;
  const env = to === 'off' ? { PUBLIC_URL: 'https://chitta.example' } : {};
  const payments = createStripePayments({ ...stripe, clock });
  const warnings: string[] = [];
  const log = Object.assign(Object.create(sandbox.context.log) as FastifyBaseLogger, {
    warn: (_what: object, message: string) => void warnings.push(message),
    error: (what: { readonly err: Error }) => {
      throw what.err;
    },
  });
  const testApp = await buildTestApp({
    env,
    parts: {
      db,
      pool,
      clock,
      secrets,
      secretBox,
      log,
      ...(to === 'stripe' && { payments, paymentSandbox: null }),
    },
    ...(to === 'stripe' && { config: { payments: { kind: 'stripe' } as never } }),
  });
  const restarted = { ...testApp, clock: sandbox.clock };
  opened.push(restarted);
  await followProvider(restarted.context);
  return { ...restarted, warnings };
}

const as = (testApp: TestApp, { user }: SignedInClient) => signedInClient(testApp, { user });
const membershipOf = async (testApp: TestApp, client: SignedInClient) =>
  (await (await as(testApp, client)).get('/api/memberships/current')).body.data;
const tierOf = async (testApp: TestApp, client: SignedInClient) =>
  (await (await as(testApp, client)).get('/api/user')).body.subscriptionTier;
const brokenIn = async ({ context }: TestApp) =>
  (await checkInvariants(context)).findings.filter(isBroken).map(({ invariant }) => invariant.name);
/** Ids of this member's that a provider may have given. */
async function idsOf({ user }: SignedInClient): Promise<string[]> {
  const { rows } = await sandbox.context.pool.query<{ id: string }>(
    `SELECT id FROM subscriptions WHERE user_id = $1 UNION SELECT id FROM invoices WHERE user_id = $1
     UNION SELECT provider_id FROM checkouts WHERE user_id = $1
     UNION SELECT sandbox_customer_id FROM users WHERE id = $1`,
    [user.id],
  );
  return rows.flatMap(({ id }) => id ?? []);
}

async function premiumInSandbox(options?: Parameters<typeof becomePremium>[2]): Promise<SignedInClient> {
  const client = await someone(sandbox);
  await becomePremium(sandbox, client, options);
  expect(await tierOf(sandbox, client)).toBe('premium');
  await receiveMails(sandbox);
  return client;
}

/** Pays at the stand-in for Stripe. */
async function payAtStripe(testApp: TestApp, client: SignedInClient): Promise<void> {
  const own = await as(testApp, client);
  const { body } = await own.post('/api/memberships/checkouts', { interval: 'month' });
  const checkoutId = await providerIdOf(testApp, body.data.id);
  stripe.world.act(checkoutId, payCheckout, { checkoutId, card: { kind: 'success' } });
  await own.post('/api/memberships/recovery');
}

const nobodyHas = { tier: 'free', reason: null, until: null, subscription: null, openCheckout: null };

describe('premium that was bought with pretend money', () => {
  it('ends once the sandbox is off, with everything that came of it, and says so', async () => {
    const client = await premiumInSandbox({ interval: 'year' });
    const late = await premiumInSandbox({ card: { kind: 'fails_later' } });
    const undecided = await someone(sandbox);
    await undecided.post('/api/memberships/checkouts', { interval: 'month' });
    const referrer = await someone(sandbox);
    const friend = await bringFriend(sandbox, referrer);
    await becomePremium(sandbox, friend);
    const { paymentSandbox } = sandbox.context;
    if (!paymentSandbox) throw new TypeError('The sandbox is off.');
    await (await as(sandbox, friend)).post('/api/payment-sandbox/clock', { days: 32 });
    expect(await rewardsOf(sandbox, friend)).toMatchObject({ referrer: 'earned' });
    await receiveMails(sandbox);

    const off = await restart('off');
    expect(off.warnings).toContain('the payment sandbox does not run: what was bought there has ended');
    for (const member of [client, late, undecided, friend]) {
      expect(await tierOf(off, member)).toBe('free');
      expect(await membershipOf(off, member)).toMatchObject(nobodyHas);
      expect((await (await as(off, member)).get('/api/memberships/invoices')).body.data.items).toEqual([]);
    }
    expect(await rewardsOf(sandbox, friend)).toMatchObject({ referrer: 'canceled: refunded' });
    const reading = { content: 'I flew over the sea.', isPremium: true };
    const { body } = await (await as(off, client)).post('/api/translate-dream', reading);
    expect(body).toMatchObject({ isPremiumTranslation: false, allowance: { limit: 3 } });
    expect(await brokenIn(off), 'and nothing is broken').toEqual([]);
    expect(await receiveMails(sandbox), 'nobody is written to for pretend money').toEqual([]);

    const again = await restart('off');
    expect(again.warnings, 'a second start has nothing to do').toEqual([]);
    const back = await restart('sandbox');
    expect(await membershipOf(back, client)).toMatchObject(nobodyHas);
    await syncCustomer(back.context, client.user.id);
    expect(await tierOf(back, client), 'it stays so when the sandbox is back').toBe('free');
    expect(await brokenIn(back)).toEqual([]);
    await becomePremium(back, await as(back, client));
    expect(await tierOf(back, client), 'and may be tried again').toBe('premium');
  });

  it('gives nothing at Stripe, which never hears of it', async () => {
    const client = await premiumInSandbox();
    const given = await someone(sandbox, { isAdmin: true });
    const act = { months: 1, reason: 'Tried at home.' };
    await given.post(`/api/admin/memberships/${client.user.id}/free-months`, act);
    const pretend = await idsOf(client);
    expect(pretend.length).toBeGreaterThan(3);

    const live = await restart('stripe');
    expect(await membershipOf(live, client)).toMatchObject(nobodyHas);
    const own = await as(live, client);
    for (const [path, body] of [
      ['/api/memberships/cancellation', {}],
      ['/api/memberships/change/preview', { interval: 'year' }],
      ['/api/memberships/portal', {}],
      ['/api/memberships/recovery', {}],
    ] as const)
      await own.post(path, body);
    const admin = await as(live, given);
    const invoiceId = pretend.find((id) => id.startsWith('in_'));
    const refund = { invoiceId, amount: 100, reason: 'By mistake.' };
    const refused = await admin.post(`/api/admin/memberships/${client.user.id}/refunds`, refund);
    expect([refused.status, refused.body.reason]).toEqual([404, 'memberships.invoice_not_found']);
    sandbox.clock.advance(8 * day);
    for (const job of scheduledJobs(live.context))
      if (/membership|free-months|premium|subscriptions/.test(job.name)) await job.run();
    await payAtStripe(live, client);
    expect(await membershipOf(live, client)).toMatchObject({ tier: 'premium', reason: 'subscription' });
    const asked = stripe.requests.map(({ url, body }) => `${url.pathname}${url.search} ${body}`).join('\n');
    expect(asked).toContain('/v1/checkout/sessions');
    expect(pretend.filter((id) => asked.includes(id))).toEqual([]);
    expect(await brokenIn(live)).toEqual([]);
  });

  it('is ended though the sandbox has lost the customer', async () => {
    const client = await premiumInSandbox();
    await sandbox.context.pool.query('DELETE FROM sandbox_customers WHERE user_id = $1', [client.user.id]);
    await sandbox.context.pool.query('UPDATE users SET sandbox_customer_id = NULL WHERE id = $1', [
      client.user.id,
    ]);
    const off = await restart('off');
    expect(await tierOf(off, client)).toBe('free');
    expect(await membershipOf(off, client)).toMatchObject(nobodyHas);
  });
});

describe('premium that was paid for at Stripe', () => {
  it('lasts as long as was paid for while Stripe does not run, and goes on as it does again', async () => {
    const live = await restart('stripe');
    const client = await someone(live);
    await payAtStripe(live, client);
    const { periodEnd } = (await membershipOf(live, client)).subscription;

    const off = await restart('off');
    expect(off.warnings).toContain(
      'subscriptions at Stripe may be charged on there; premium lasts as long as was paid',
    );
    expect(await tierOf(off, client)).toBe('premium');
    expect(await membershipOf(off, client)).toMatchObject({ until: periodEnd, subscription: null });
    const inSandbox = await restart('sandbox');
    expect(await membershipOf(inSandbox, client)).toMatchObject({ until: periodEnd, subscription: null });
    const asked = stripe.requests.length;
    await payAtProvider(inSandbox, await as(inSandbox, client));
    await syncCustomer(inSandbox.context, client.user.id);
    expect(await membershipOf(inSandbox, client)).toMatchObject({ until: null, reason: 'subscription' });
    expect(stripe.requests.length, 'Stripe is not asked meanwhile').toBe(asked);

    const back = await restart('stripe');
    const { subscription, until } = await membershipOf(back, client);
    expect([subscription.periodEnd, until]).toEqual([periodEnd, null]);
    expect(await brokenIn(back)).toEqual([]);

    const gone = await restart('off');
    sandbox.clock.set(new Date(periodEnd));
    expect(await tierOf(gone, client)).toBe('free');
  });
});
