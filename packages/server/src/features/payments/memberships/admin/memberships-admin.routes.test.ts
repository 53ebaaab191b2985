import { addMonths } from '@chitta/contract/money/add-months';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { becomePremium } from '../testing/premium-member.ts';

let testApp: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  testApp = await buildTestApp();
});
beforeEach(async () => {
  admin = await signedInClient(testApp, { isAdmin: true });
});
afterAll(() => testApp.close());

const reason = 'Asked for by mail.';
const give = ({ user }: SignedInClient, months: number, headers?: Record<string, string>) =>
  admin.post(`/api/admin/memberships/${user.id}/free-months`, { months, reason }, headers);
const current = async (client: SignedInClient) => (await client.get('/api/memberships/current')).body.data;

describe('months given by an administrator', () => {
  it('are premium at once, follow upon each other from the same day, and end', async () => {
    testApp.clock.set(new Date('2027-01-31T10:00:00Z'));
    const member = await signedInClient(testApp);
    admin = await signedInClient(testApp, { isAdmin: true });
    for (const [months, end] of [
      [1, '2027-02-28'],
      [1, '2027-03-31'],
      [1, '2027-04-30'],
    ] as const) {
      const { status, body } = await give(member, months);
      expect(status).toBe(200);
      expect(body.data.membership.until).toBe(`${end}T10:00:00.000Z`);
    }
    expect(await current(member)).toMatchObject({ tier: 'premium', reason: 'free_months' });
    expect((await member.get('/api/user')).body.subscriptionTier).toBe('premium');
    testApp.clock.set(new Date('2027-04-30T10:00:00Z'));
    const later = await signedInClient(testApp, { user: member.user });
    expect((await later.get('/api/user')).body.subscriptionTier).toBe('free');
  });

  it('move the renewal of a membership that goes on, at the provider and here', async () => {
    const member = await signedInClient(testApp);
    await becomePremium(testApp, member, { interval: 'year' });
    const { periodEnd } = (await current(member)).subscription;
    const { body } = await give(member, 2);
    const moved = addMonths(new Date(periodEnd), 2).toISOString();
    expect(body.data.membership.subscription).toMatchObject({
      status: 'trialing',
      periodEnd: moved,
      freeUntil: moved,
    });
    expect(body.data.invoices).toHaveLength(1);
  });

  it('come after the end of one that is cancelled', async () => {
    const member = await signedInClient(testApp);
    await becomePremium(testApp, member);
    await member.post('/api/memberships/cancellation');
    const { until } = await current(member);
    const { body } = await give(member, 1);
    expect(body.data.membership.freeMonths).toMatchObject([{ startsAt: until, months: 1 }]);
  });

  it('are given once, however often the same request comes', async () => {
    const member = await signedInClient(testApp);
    const key = { 'idempotency-key': 'one-gift' };
    await Promise.all(Array.from({ length: 5 }, () => give(member, 1, key)));
    expect((await current(member)).freeMonths).toHaveLength(1);
    const other = await give(member, 2, key);
    expect([other.status, other.body.reason]).toEqual([409, 'requests.idempotency_key_reused']);
  });

  it('are given to nobody who is not there', async () => {
    const { status, body } = await admin.post('/api/admin/memberships/2000000000/free-months', {
      months: 1,
      reason,
    });
    expect([status, body.reason]).toEqual([404, 'admin_users.not_found']);
  });
});

describe('money given back by an administrator', () => {
  it('shows on the invoice, never more than was paid', async () => {
    const member = await signedInClient(testApp);
    await becomePremium(testApp, member);
    const path = `/api/admin/memberships/${member.user.id}`;
    const invoiceId = (await admin.get(path)).body.data.invoices[0].id;
    const refund = (amount: number, id = invoiceId) =>
      admin.post(`${path}/refunds`, { invoiceId: id, amount, reason });
    expect((await refund(500)).body.data.invoices[0].refunded.amount).toBe(500);
    expect((await refund(500)).body.reason).toBe('payments.refused');
    expect((await refund(1, 'in_of_nobody')).body.reason).toBe('memberships.invoice_not_found');
  });

  it('is given once, however often the same request comes', async () => {
    const member = await signedInClient(testApp);
    await becomePremium(testApp, member);
    const path = `/api/admin/memberships/${member.user.id}`;
    const invoiceId = (await admin.get(path)).body.data.invoices[0].id;
    const key = { 'idempotency-key': 'one-refund' };
    const refund = (amount: number) => admin.post(`${path}/refunds`, { invoiceId, amount, reason }, key);
    await Promise.all([refund(100), refund(100), refund(100)]);
    expect((await refund(100)).body.data.invoices[0].refunded.amount).toBe(100);
    expect((await refund(200)).body.reason).toBe('requests.idempotency_key_reused');
  });
});
