import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants, isBroken } from '#server/features/admin/invariants/check-invariants.ts';
import { bringFriend, someone } from '#server/features/payments/referrals/testing/friends.ts';
import {
  decide,
  dispute,
  firstPaidInvoice,
  giveBack,
  pass,
} from '#server/features/payments/referrals/testing/money.ts';
import { scheduledJobs } from '#server/jobs.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import type { SignedInClient } from '#server/testing/factories.ts';
import { receiveMails } from '#server/testing/mailbox.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { becomePremium } from '../testing/premium-member.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const membershipOf = async (client: SignedInClient) =>
  (await client.get('/api/memberships/current')).body.data;
const tierOf = async (client: SignedInClient) => (await client.get('/api/user')).body.subscriptionTier;
const brokenNow = async () =>
  (await checkInvariants(testApp.context)).findings.filter(isBroken).map(({ invariant }) => invariant.name);
const run = (name: string) =>
  scheduledJobs(testApp.context)
    .find((job) => job.name === name)
    ?.run();

async function premium(values: Parameters<typeof someone>[1] = {}): Promise<SignedInClient> {
  const client = await someone(testApp, values);
  await becomePremium(testApp, client, { interval: 'year' });
  await receiveMails(testApp);
  return client;
}

const subjects = async () => (await receiveMails(testApp)).map(({ subject, text }) => `${subject}: ${text}`);

describe('a membership whose payment was given back', () => {
  it('goes on where a part was', async () => {
    const client = await premium();
    await giveBack(testApp, client, 9998);
    expect(await membershipOf(client)).toMatchObject({ tier: 'premium', until: null });
    expect(await subjects()).toEqual([]);
  });

  it('ends where all was, by an administrator, and is told of', async () => {
    const admin = await someone(testApp, { isAdmin: true });
    const client = await premium();
    const invoiceId = await firstPaidInvoice(testApp, client);
    const refund = { invoiceId, amount: 9999, reason: 'Asked for by mail.' };
    const { status, body } = await admin.post(`/api/admin/memberships/${client.user.id}/refunds`, refund);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ membership: { tier: 'free', subscription: null } });
    expect(await membershipOf(client)).toMatchObject({ tier: 'free', until: null, subscription: null });
    expect(await tierOf(client)).toBe('free');
    const [told, ...more] = await subjects();
    expect(told).toContain('We refunded in full');
    expect(more).toEqual([]);
    await pass(testApp, client, 400);
    expect((await client.get('/api/memberships/invoices')).body.data.items, 'not renewed').toHaveLength(1);
    await becomePremium(testApp, client);
    expect(await tierOf(client), 'whoever comes back is welcome').toBe('premium');
    expect(await brokenNow()).toEqual([]);
  });

  it('gives nothing from then on, though the provider does not end it at first', async () => {
    const client = await premium({ language: 'es' });
    const { payments } = testApp.context;
    if (!payments) throw new TypeError('The sandbox is off.');
    const { cancelNow } = payments;
    const invoiceId = await firstPaidInvoice(testApp, client);
    Object.assign(payments, { cancelNow: () => Promise.reject(new AppError('payments.unavailable')) });
    try {
      await payments.refund({ invoiceId, amount: 9999, key: 'all of it' });
      await expect(syncCustomer(testApp.context, client.user.id)).rejects.toMatchObject({
        reason: 'payments.unavailable',
      });
      expect(await tierOf(client)).toBe('free');
      expect(await membershipOf(client)).toMatchObject({ tier: 'free', subscription: null });
      expect(await brokenNow()).toEqual(['paid_back_subscriptions']);
    } finally {
      Object.assign(payments, { cancelNow });
    }
    await run('end-paid-back-memberships');
    expect(await brokenNow()).toEqual([]);
    expect(await subjects()).toEqual([expect.stringContaining('Te devolvimos por completo')]);
  });
});

describe('a membership whose payment the bank took back', () => {
  it('goes on until that is decided, and where it is decided for us', async () => {
    const client = await premium();
    const disputeId = await dispute(testApp, client);
    expect(await tierOf(client)).toBe('premium');
    await decide(testApp, client, { disputeId, outcome: 'won' });
    expect(await membershipOf(client)).toMatchObject({ tier: 'premium', until: null });
    expect(await subjects()).toEqual([]);
  });

  it('ends where it is lost, with the right to a first free month in any account', async () => {
    const client = await premium({ email: 'taker+1@gmail.com' });
    const disputeId = await dispute(testApp, client);
    await decide(testApp, client, { disputeId, outcome: 'lost' });
    expect(await membershipOf(client)).toMatchObject({ tier: 'free', subscription: null });
    expect(await subjects()).toEqual([expect.stringContaining('Your bank has taken back a payment')]);
    const referrer = await someone(testApp);
    const other = await bringFriend(testApp, referrer, { email: 'someone.else@gmail.com' });
    expect((await membershipOf(other)).offer).toMatchObject({ freeMonths: 1 });
    const again = await bringFriend(testApp, referrer, { email: 'taker@googlemail.com' });
    expect((await membershipOf(again)).offer).toBeNull();
    expect(await brokenNow()).toEqual([]);
  });
});
