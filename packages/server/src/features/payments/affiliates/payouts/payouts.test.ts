import { eq, sum } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import {
  affiliateCommissions,
  affiliatePayoutMethods,
  affiliatePayouts,
} from '#server/db/tables/payments/affiliates.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { receiveMails } from '#server/testing/mailbox.ts';
import { matureCommissionsJob } from '../ledger/mature-commissions.job.ts';
import {
  addApproved,
  addDispute,
  addRefund,
  applyEffects,
  buildAffiliate,
  buildSale,
  ledgerOf,
} from '../testing/affiliate-factories.ts';
import { addMethod, buildPayee } from '../testing/affiliate-samples.ts';

const day = 24 * 60 * 60_000;
const reason = 'The month is over.';
let testApp: TestApp;
let admin: SignedInClient;

// Payout runs are about everybody: each test has a database of its own.
beforeEach(async () => {
  testApp = await buildTestApp();
  admin = await signedInClient(testApp, { isAdmin: true, emailVerified: true, accountStatus: 'active' });
});
afterEach(() => testApp.close());

const run = () => admin.post('/api/admin/affiliate-payout-runs', { reason });
const finish = (id: number, outcome: string) =>
  admin.post(`/api/admin/affiliate-payouts/${id}/outcome`, { outcome, reference: 'SEPA 1', reason });
const describePayable = async (id: number) =>
  (await admin.get(`/api/admin/affiliates/${id}`)).body.data.nextPayouts;
const totalPaid = async () => {
  const [row] = await testApp.context.db.select({ sum: sum(affiliatePayouts.amount) }).from(affiliatePayouts);
  return Number(row?.sum ?? 0);
};

describe('a payout run', () => {
  it('pays each once, whoever starts it at the same time', async () => {
    const payees = [
      await buildPayee(testApp),
      await buildPayee(testApp, 7000),
      await buildPayee(testApp, 5000),
    ];
    for (const { user } of payees) await addApproved(testApp, user.id, 11);
    const answers = await Promise.all(Array.from({ length: 10 }, run));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await totalPaid()).toBe(18_033);
    for (const { user } of payees) {
      const rows = await ledgerOf(testApp, user.id);
      expect(new Set(rows.map(({ payoutId }) => payoutId)).size).toBe(1);
      expect(rows.every(({ state }) => state === 'in_payout')).toBe(true);
    }
  });

  it('waits for the minimum, after everything that was taken back', async () => {
    const { user } = await buildPayee(testApp, 5000);
    await addApproved(testApp, user.id, -1);
    expect(await describePayable(user.id)).toEqual([
      { amount: { amount: 4999, currency: 'usd' }, blocker: 'below_minimum' },
    ]);
    expect((await run()).body.reason).toBe('affiliates.nothing_to_pay');
    await addApproved(testApp, user.id, 1);
    expect((await run()).body.data.payouts).toMatchObject([{ amount: { amount: 5000, currency: 'usd' } }]);
  });

  it('carries what an affiliate owes over, and never pays less than nothing', async () => {
    const { user } = await buildPayee(testApp, -3000);
    expect((await run()).status).toBe(409);
    await addApproved(testApp, user.id, 9000);
    expect((await run()).body.data.payouts).toMatchObject([{ amount: { amount: 6000 } }]);
  });

  it('passes by who has not said where, who has just changed it, and who is suspended', async () => {
    const without = await buildAffiliate(testApp);
    await addApproved(testApp, without.user.id, 6000);
    const changed = await buildAffiliate(testApp);
    await addApproved(testApp, changed.user.id, 6000);
    const { user: suspended } = await buildPayee(testApp);
    await testApp.context.db
      .update(users)
      .set({ affiliateStatus: 'suspended' })
      .where(eq(users.id, suspended.id));
    const put = await changed.send({
      method: 'PUT',
      url: '/api/affiliates/payout-method',
      payload: { kind: 'bank', holder: 'Ada Lovelace', iban: 'de89 3704 0044 0532 0130 00' },
    });
    expect(put.body.data).toMatchObject({ kind: 'bank', hint: 'DE·····3000' });
    const blockers = async (id: number) => (await describePayable(id))[0].blocker;
    expect(await blockers(without.user.id)).toBe('no_method');
    expect(await blockers(changed.user.id)).toBe('method_cooling');
    expect(await blockers(suspended.id)).toBe('suspended');
    expect((await run()).status).toBe(409);
    testApp.clock.advance(7 * day);
    admin = await signedInClient(testApp, { user: admin.user });
    const { body } = await run();
    expect(body.data.payouts.map((payout: { user: { id: number } }) => payout.user.id)).toEqual([
      changed.user.id,
    ]);
  });

  it('takes a dispute after the payout from the next one', async () => {
    const affiliate = await buildAffiliate(testApp);
    await addMethod(testApp, affiliate.user.id);
    const sale = await buildSale(testApp, affiliate, 30_000);
    testApp.clock.advance(30 * day);
    await matureCommissionsJob(testApp.context).run();
    admin = await signedInClient(testApp, { user: admin.user });
    const [payout] = (await run()).body.data.payouts;
    await finish(payout.id, 'paid');
    await addDispute(testApp, { ...sale, amount: 30_000 });
    await applyEffects(testApp, sale.userId);
    await addApproved(testApp, affiliate.user.id, 7000);
    expect(await describePayable(affiliate.user.id)).toEqual([
      { amount: { amount: 1000, currency: 'usd' }, blocker: 'below_minimum' },
    ]);
    await addRefund(testApp, { ...sale, amount: 30_000 });
    await applyEffects(testApp, sale.userId);
    expect((await describePayable(affiliate.user.id))[0].amount.amount).toBe(1000);
  });
});

describe('a payout', () => {
  it('that is paid stays paid, is told by mail, and forgets the account it went to', async () => {
    const { user } = await buildPayee(testApp);
    const [payout] = (await run()).body.data.payouts;
    expect((await finish(payout.id, 'paid')).body.data).toMatchObject({
      status: 'paid',
      reference: 'SEPA 1',
    });
    expect((await finish(payout.id, 'failed')).body.reason).toBe('affiliates.decided_already');
    expect((await ledgerOf(testApp, user.id)).map(({ state }) => state)).toEqual(['paid']);
    const [row] = await testApp.context.db.select().from(affiliatePayouts);
    expect(row).toMatchObject({ status: 'paid', methodSealed: null, methodHint: 'DE·····3000' });
    const [mail] = await receiveMails(testApp);
    expect(mail?.subject).toBe('We have paid out $60.00');
    expect(mail?.to?.[0]?.address).toBe(user.email);
  });

  it('that did not arrive gives its commissions to the next run, or to the hold of who is suspended', async () => {
    const { user } = await buildPayee(testApp);
    const [first] = (await run()).body.data.payouts;
    await finish(first.id, 'failed');
    expect(await ledgerOf(testApp, user.id)).toMatchObject([{ state: 'approved', payoutId: null }]);
    const [second] = (await run()).body.data.payouts;
    expect(second.amount.amount).toBe(6000);
    await admin.send({
      method: 'PATCH',
      url: `/api/admin/affiliates/${user.id}`,
      payload: { status: 'suspended', reason },
    });
    await finish(second.id, 'failed');
    expect(await ledgerOf(testApp, user.id)).toMatchObject([{ state: 'held', reason: 'suspended' }]);
  });

  it('goes where it was prepared to go, and the table for the bookkeeper says so', async () => {
    const { user, ...payee } = await buildPayee(testApp);
    const { id } = (await run()).body.data;
    await payee.send({
      method: 'PUT',
      url: '/api/affiliates/payout-method',
      payload: { kind: 'paypal', email: 'thief@example.org' },
    });
    const { text, headers } = await admin.get(`/api/admin/affiliate-payout-runs/${id}/file`);
    expect(headers['content-type']).toContain('text/csv');
    expect(text).toContain(
      `${user.username},${user.email},bank,Ada Lovelace,DE89370400440532013000,60.00,USD,prepared`,
    );
    expect(text).not.toContain('thief');
    expect((await admin.get('/api/admin/affiliate-payout-runs/999/file')).body.reason).toBe(
      'affiliates.run_not_found',
    );
  });

  it('stays in the books when its affiliate is erased, and tells nothing of them', async () => {
    const { user } = await buildPayee(testApp);
    await run();
    await testApp.context.db.delete(users).where(eq(users.id, user.id));
    const [row] = await testApp.context.db.select().from(affiliatePayouts);
    expect(row).toMatchObject({ userId: null, amount: 6000, methodHint: '', methodSealed: null });
    const { body } = await admin.get('/api/admin/affiliate-payout-runs');
    expect(body.data.items[0].payouts[0]).toMatchObject({ user: null });
    expect((await finish(row?.id ?? 0, 'paid')).status).toBe(200);
    expect(await testApp.context.db.select().from(affiliateCommissions)).toMatchObject([{ state: 'paid' }]);
  });
});

describe('where payouts go', () => {
  it('lies sealed, and the owner hears of every change', async () => {
    const affiliate = await buildAffiliate(testApp);
    const put = (payload: Record<string, unknown>) =>
      affiliate.send({ method: 'PUT', url: '/api/affiliates/payout-method', payload });
    expect((await put({ kind: 'bank', holder: 'Ada', iban: 'DE88370400440532013000' })).status).toBe(422);
    expect((await put({ kind: 'paypal', email: 'ada@example.org' })).status).toBe(200);
    const [row] = await testApp.context.db.select().from(affiliatePayoutMethods);
    expect(row?.hint).toBe('a·····@example.org');
    expect(row?.sealed.includes('ada@')).toBe(false);
    const [mail] = await receiveMails(testApp);
    expect(mail?.subject).toBe('Your payout details were changed');
    expect(mail?.text).not.toContain('ada@example.org');
    testApp.clock.advance(day);
    expect((await put({ kind: 'paypal', email: 'eve@example.org' })).body.reason).toBe(
      'accounts.proof_needed',
    );
  });
});
