import { shareOf } from '@chitta/contract/money/share-of';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { affiliateCommissions } from '#server/db/tables/payments/affiliates.ts';
import { invoiceDisputes, invoiceRefunds, invoices } from '#server/db/tables/payments/invoices.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import {
  type Affiliate,
  addDispute,
  addInvoice,
  addRefund,
  applyEffects,
  buildAffiliate,
  buildBrought,
  buildSale,
  ledgerOf,
} from '../testing/affiliate-factories.ts';
import { matureCommissionsJob } from './mature-commissions.job.ts';

const day = 24 * 60 * 60_000;
let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const short = async ({ user }: Affiliate) =>
  (await ledgerOf(testApp, user.id)).map(({ kind, amount, state }) => [kind, amount, state]);
const earnedOf = async ({ user }: Affiliate) =>
  (await testApp.context.db.select().from(users).where(eq(users.id, user.id)))[0]?.totalCommissionEarned;
const mature = () => matureCommissionsJob(testApp.context).run();

describe('the ledger of an affiliate', () => {
  it('gets one row for each payment, with the tag of the link, however often it is settled', async () => {
    const affiliate = await buildAffiliate(testApp);
    const { id } = await buildBrought(testApp, affiliate, 'autumn');
    await addInvoice(testApp, id, { amountPaid: 999 });
    for (let time = 0; time < 3; time += 1) await applyEffects(testApp, id);
    await addInvoice(testApp, id, { amountPaid: 0, total: 0 });
    await addInvoice(testApp, id, { amountPaid: 999, status: 'open' });
    await addInvoice(testApp, id, { amountPaid: 999, reason: 'other' });
    await applyEffects(testApp, id);
    const rows = await ledgerOf(testApp, affiliate.user.id);
    expect(rows).toMatchObject([
      {
        kind: 'sale',
        amount: 200,
        base: 999,
        rateBps: 2000,
        memberId: id,
        campaign: 'autumn',
        state: 'pending',
      },
    ]);
    expect(rows[0]?.maturesAt).toEqual(new Date(testApp.clock.now().getTime() + 30 * day));
  });

  it('gets nothing of members whose first payment belongs to nobody, or to the affiliate', async () => {
    const affiliate = await buildAffiliate(testApp);
    const late = await buildBrought(testApp, affiliate);
    testApp.clock.advance(30 * day);
    await addInvoice(testApp, late.id);
    await applyEffects(testApp, late.id);
    await addInvoice(testApp, affiliate.user.id);
    await applyEffects(testApp, affiliate.user.id);
    expect(await short(affiliate)).toEqual([]);
  });

  it('keeps the rate that a sale was made at', async () => {
    const affiliate = await buildAffiliate(testApp, { affiliateCommissionRate: '0.2550' });
    const sale = await buildSale(testApp, affiliate);
    await testApp.context.db
      .update(users)
      .set({ affiliateCommissionRate: null, affiliateTier: 'leading' })
      .where(eq(users.id, affiliate.user.id));
    await addInvoice(testApp, sale.userId);
    await applyEffects(testApp, sale.userId);
    expect((await ledgerOf(testApp, affiliate.user.id)).map(({ rateBps }) => rateBps)).toEqual([2550, 3000]);
  });

  it('approves after thirty days, and tells what was earned from the rows', async () => {
    const affiliate = await buildAffiliate(testApp);
    await buildSale(testApp, affiliate, 9999);
    testApp.clock.advance(30 * day - 1);
    await mature();
    expect(await short(affiliate)).toEqual([['sale', 2000, 'pending']]);
    expect(await earnedOf(affiliate)).toBe('0.00');
    testApp.clock.advance(1);
    await mature();
    expect(await short(affiliate)).toEqual([['sale', 2000, 'approved']]);
    expect(await earnedOf(affiliate)).toBe('20.00');
  });

  it('takes back the share of each refund, with the sale while that waits', async () => {
    const affiliate = await buildAffiliate(testApp);
    const sale = await buildSale(testApp, affiliate);
    for (const amount of [333, 333, 334]) {
      await addRefund(testApp, { ...sale, amount });
      await applyEffects(testApp, sale.userId);
    }
    expect(await short(affiliate)).toEqual([
      ['sale', 200, 'pending'],
      ['refund', -67, 'pending'],
      ['refund', -66, 'pending'],
      ['refund', -67, 'pending'],
    ]);
  });

  it('lets a dispute count at once where the sale was paid out, and gives it back when it is won', async () => {
    const affiliate = await buildAffiliate(testApp);
    const sale = await buildSale(testApp, affiliate);
    const { db } = testApp.context;
    for (const state of ['approved', 'in_payout', 'paid'] as const) {
      await db
        .update(affiliateCommissions)
        .set({ state })
        .where(eq(affiliateCommissions.invoiceId, sale.invoiceId));
    }
    const dispute = await addDispute(testApp, { ...sale, amount: 1000 });
    await applyEffects(testApp, sale.userId);
    expect((await short(affiliate)).at(-1)).toEqual(['dispute', -200, 'approved']);
    expect(await earnedOf(affiliate)).toBe('0.00');
    await db.update(invoiceDisputes).set({ status: 'won' }).where(eq(invoiceDisputes.id, dispute));
    await applyEffects(testApp, sale.userId);
    expect((await short(affiliate)).at(-1)).toEqual(['dispute_won', 200, 'approved']);
    expect(await earnedOf(affiliate)).toBe('2.00');
  });

  it('holds sales to somebody who pays with the card of the affiliate', async () => {
    const affiliate = await buildAffiliate(testApp);
    const card = { cardFingerprint: `card-${affiliate.user.id}` };
    await addInvoice(testApp, affiliate.user.id, card);
    const { id } = await buildBrought(testApp, affiliate);
    const invoiceId = await addInvoice(testApp, id, card);
    await applyEffects(testApp, id);
    await addRefund(testApp, { userId: id, invoiceId, amount: 500 });
    await applyEffects(testApp, id);
    expect(await ledgerOf(testApp, affiliate.user.id)).toMatchObject([
      { kind: 'sale', state: 'held', reason: 'same_card' },
      { kind: 'refund', state: 'held', reason: 'same_card', amount: -100 },
    ]);
  });

  it('stays when the one who paid is erased, without them', async () => {
    const affiliate = await buildAffiliate(testApp);
    const sale = await buildSale(testApp, affiliate);
    await testApp.context.db.delete(users).where(eq(users.id, sale.userId));
    expect(await ledgerOf(testApp, affiliate.user.id)).toMatchObject([{ memberId: null, amount: 200 }]);
  });

  it('has the same sum in whatever order payments, refunds and disputes are heard of', async () => {
    const act = fc.constantFrom('pay', 'refund', 'fail', 'dispute', 'win', 'lose', 'settle', 'wait');
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
        const affiliate = await buildAffiliate(testApp);
        const { id: userId } = await buildBrought(testApp, affiliate);
        for (const each of acts) await live(userId, each);
        await applyEffects(testApp, userId);
        await applyEffects(testApp, userId);
        const rows = await ledgerOf(testApp, affiliate.user.id);
        const sum = rows.reduce((total, { amount }) => total + amount, 0);
        expect(sum).toBe(await expectedOf(userId));
        expect(rows.every(({ state }) => state !== 'void')).toBe(true);
      }),
      { numRuns: 25 },
    );
  }, 60_000);
});

/** One thing that happens to a member's money, or that is heard of it. */
async function live(userId: number, act: string): Promise<void> {
  const { db } = testApp.context;
  const paid = await db.select().from(invoices).where(eq(invoices.userId, userId));
  const invoiceId = paid[paid.length >> 1]?.id;
  if (act === 'pay') await addInvoice(testApp, userId, { amountPaid: 777 });
  if (act === 'settle') await applyEffects(testApp, userId);
  if (act === 'wait') {
    testApp.clock.advance(2 * day);
    await mature();
  }
  const ofMember = eq(invoiceDisputes.userId, userId);
  if (act === 'win') await db.update(invoiceDisputes).set({ status: 'won' }).where(ofMember);
  if (act === 'lose') await db.update(invoiceDisputes).set({ status: 'lost' }).where(ofMember);
  if (act === 'fail') {
    await db.update(invoiceRefunds).set({ status: 'failed' }).where(eq(invoiceRefunds.userId, userId));
  }
  if (invoiceId === undefined) return;
  if (act === 'refund') await addRefund(testApp, { userId, invoiceId, amount: 101 });
  if (act === 'dispute') await addDispute(testApp, { userId, invoiceId, amount: 777 });
}

/** What an affiliate is due for a member, from the payments alone. */
async function expectedOf(userId: number): Promise<number> {
  const { db } = testApp.context;
  let sum = 0;
  for (const { id } of await db.select().from(invoices).where(eq(invoices.userId, userId))) {
    const refunds = await db.select().from(invoiceRefunds).where(eq(invoiceRefunds.invoiceId, id));
    const disputes = await db.select().from(invoiceDisputes).where(eq(invoiceDisputes.invoiceId, id));
    const gone = [
      ...refunds.filter(({ status }) => status === 'succeeded'),
      ...disputes.filter(({ status }) => status !== 'won'),
    ].reduce((total, { amount }) => total + amount, 0);
    sum += 155 - shareOf(155, Math.min(gone, 777), 777);
  }
  return sum;
}

describe('the database', () => {
  const ask = (statement: string) => testApp.context.pool.query(statement);

  it.each([
    ['changes no amount', 'UPDATE affiliate_commissions SET amount = amount + 1'],
    ['moves no row to another affiliate', 'UPDATE affiliate_commissions SET user_id = user_id + 1'],
    ['deletes no row', 'DELETE FROM affiliate_commissions'],
    ['empties no ledger', 'TRUNCATE affiliate_commissions'],
    [
      'pays nothing that was not in a payout',
      `UPDATE affiliate_commissions SET state = 'paid' WHERE state = 'pending'`,
    ],
    [
      'brings nothing back that is paid',
      `UPDATE affiliate_commissions SET state = 'approved' WHERE state = 'paid'`,
    ],
  ])('%s', async (_what, statement) => {
    await buildSale(testApp, await buildAffiliate(testApp));
    await expect(ask(statement)).rejects.toMatchObject({ code: '23001' });
  });
});
