import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/db/tables/admin/audit-log.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { referralClicks, referralCodes } from '#server/db/tables/payments/referral-codes.ts';
import { becomePremium } from '#server/features/payments/memberships/testing/premium-member.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { receiveMails } from '#server/testing/mailbox.ts';
import { matureCommissionsJob } from './ledger/mature-commissions.job.ts';
import {
  addInvoice,
  addRefund,
  applyEffects,
  buildAffiliate,
  buildBrought,
  buildSale,
  ledgerOf,
} from './testing/affiliate-factories.ts';

const day = 24 * 60 * 60_000;
const reason = 'Looked at the blog.';
const application = { website: null, audience: 'Readers of my blog.', plan: 'A series on dreams.' };
let testApp: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
  admin = await signedInClient(testApp, { isAdmin: true, emailVerified: true, accountStatus: 'active' });
});
afterAll(() => testApp.close());

const applyAs = (client: SignedInClient) => client.post('/api/affiliates/application', application);
const change = (id: number, payload: Record<string, unknown>) =>
  admin.send({ method: 'PATCH', url: `/api/admin/affiliates/${id}`, payload: { ...payload, reason } });
const newestAct = async () => {
  const [row] = await testApp.context.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return row;
};
async function review(client: SignedInClient, verdict: string, more: Record<string, unknown> = {}) {
  const { body } = await admin.get('/api/admin/affiliate-applications?status=pending&limit=100');
  const waiting = body.data.items.find(
    (each: { applicant: { id: number } }) => each.applicant.id === client.user.id,
  );
  return admin.post(`/api/admin/affiliate-applications/${waiting.id}/review`, { verdict, reason, ...more });
}

describe('an application', () => {
  it('waits for a decision, once', async () => {
    const client = await signedInClient(testApp);
    const before = await client.get('/api/affiliates/application');
    expect(before.body.data).toEqual({
      affiliateStatus: 'inactive',
      terms: { rateBps: 2000, months: 12, holdDays: 30, minimumPayout: { amount: 5000, currency: 'usd' } },
      application: null,
    });
    const answers = await Promise.all([applyAs(client), applyAs(client), applyAs(client)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect((await client.get('/api/affiliates')).status).toBe(403);
  });

  it('that is approved opens the dashboard with a code, and is told by mail', async () => {
    const client = await signedInClient(testApp, { language: 'es' });
    await applyAs(client);
    const { body } = await review(client, 'approved', { tier: 'leading', notes: 'Bienvenida.' });
    expect(body.data).toMatchObject({ status: 'approved', notes: 'Bienvenida.' });
    const [mail] = await receiveMails(testApp);
    expect(mail).toMatchObject({ subject: 'Ya formas parte del programa de afiliados de Chitta' });
    expect(mail?.text).toContain('Bienvenida.');
    const dashboard = (await client.get('/api/affiliates')).body.data;
    expect(dashboard).toMatchObject({ status: 'active', tier: 'Leading partner', terms: { rateBps: 3000 } });
    expect(dashboard.link).toMatch(/\/signup\?ref=[A-Z2-9]{8}$/);
    expect((await applyAs(client)).body.reason).toBe('affiliates.is_affiliate');
    expect(await newestAct()).toMatchObject({
      action: 'affiliate_application.reviewed',
      userId: client.user.id,
      details: { verdict: 'approved', tier: 'leading' },
    });
  });

  it('that is rejected says why, and may be followed by another', async () => {
    const client = await signedInClient(testApp);
    await applyAs(client);
    await review(client, 'rejected', { notes: 'Too early.' });
    const { body } = await client.get('/api/affiliates/application');
    expect(body.data).toMatchObject({
      affiliateStatus: 'inactive',
      application: { status: 'rejected', notes: 'Too early.' },
    });
    expect((await applyAs(client)).status).toBe(201);
  });

  it('is decided by one administrator alone', async () => {
    const client = await signedInClient(testApp);
    await applyAs(client);
    const { body } = await review(client, 'approved');
    const again = await admin.post(`/api/admin/affiliate-applications/${body.data.id}/review`, {
      verdict: 'rejected',
      reason,
    });
    expect(again.body.reason).toBe('affiliates.decided_already');
    expect(
      (await admin.post('/api/admin/affiliate-applications/999999/review', { verdict: 'approved', reason }))
        .body,
    ).toMatchObject({ reason: 'affiliates.application_not_found' });
  });
});

describe('a purchase by a link', () => {
  it('is a sale of the affiliate as soon as it is paid', async () => {
    const affiliate = await buildAffiliate(testApp);
    const client = await signedInClient(testApp);
    const said = await client.post('/api/referrals/signup', {
      refereeId: client.user.id,
      referralCode: affiliate.code.toLowerCase(),
      campaign: 'autumn',
    });
    expect(said.body.data).toMatchObject({ programme: 'affiliate' });
    await becomePremium(testApp, client);
    expect(await ledgerOf(testApp, affiliate.user.id)).toMatchObject([
      {
        kind: 'sale',
        amount: 200,
        base: 999,
        memberId: client.user.id,
        campaign: 'autumn',
        state: 'pending',
      },
    ]);
  });
});

describe('the dashboard', () => {
  it('counts by month and by tag, and names nobody who came', async () => {
    const affiliate = await buildAffiliate(testApp);
    const today = testApp.clock.now().toISOString().slice(0, 10);
    await testApp.context.db.insert(referralClicks).values([
      { referralCodeId: affiliate.codeId, day: today, campaign: 'autumn', clicks: 7 },
      { referralCodeId: affiliate.codeId, day: today, campaign: '', clicks: 2 },
    ]);
    const buyer = await buildBrought(testApp, affiliate, 'autumn');
    await buildBrought(testApp, affiliate);
    await addInvoice(testApp, buyer.id, { amountPaid: 999 });
    await applyEffects(testApp, buyer.id);
    const { body, text } = await affiliate.get('/api/affiliates');
    expect(body.data).toMatchObject({
      totals: { clicks: 9, signUps: 2, conversions: 1 },
      balances: [{ currency: 'usd', pending: 200, approved: 0, paid: 0, held: 0 }],
      campaigns: [
        { campaign: '', clicks: 2, signUps: 1, conversions: 0, earned: 0 },
        { campaign: 'autumn', clicks: 7, signUps: 1, conversions: 1, earned: 200 },
      ],
    });
    expect(body.data.months).toHaveLength(12);
    expect(body.data.months.at(-1)).toEqual({
      month: today.slice(0, 7),
      clicks: 9,
      signUps: 2,
      conversions: 1,
      earned: 200,
    });
    const ledger = await affiliate.get('/api/affiliates/commissions');
    expect(ledger.body.data.items).toEqual([
      {
        id: expect.any(Number),
        kind: 'sale',
        state: 'pending',
        amount: { amount: 200, currency: 'usd' },
        campaign: 'autumn',
        reason: null,
        createdAt: today,
        maturesAt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    for (const secret of [buyer.username, buyer.email, 'in_test']) {
      expect(text + ledger.text).not.toContain(secret);
    }
  });

  it('turns the pages of the ledger', async () => {
    const affiliate = await buildAffiliate(testApp);
    for (let sale = 0; sale < 3; sale += 1) await buildSale(testApp, affiliate);
    const first = (await affiliate.get('/api/affiliates/commissions?limit=2')).body.data;
    const rest = (await affiliate.get(`/api/affiliates/commissions?limit=2&cursor=${first.nextCursor}`)).body
      .data;
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([2, 1, null]);
  });
});

describe('an affiliate who is suspended', () => {
  it('keeps everything held until they are back', async () => {
    const affiliate = await buildAffiliate(testApp);
    const sale = await buildSale(testApp, affiliate);
    expect((await change(affiliate.user.id, { status: 'suspended' })).body.data).toMatchObject({
      status: 'suspended',
      balances: [{ held: 200, pending: 0 }],
    });
    expect((await affiliate.get('/api/affiliates')).status).toBe(403);
    const [code] = await testApp.context.db
      .select()
      .from(referralCodes)
      .where(eq(referralCodes.id, affiliate.codeId));
    expect(code?.status).toBe('disabled');
    await addInvoice(testApp, sale.userId);
    await addRefund(testApp, { ...sale, amount: 500 });
    await applyEffects(testApp, sale.userId);
    testApp.clock.advance(31 * day);
    await matureCommissionsJob(testApp.context).run();
    expect(await ledgerOf(testApp, affiliate.user.id)).toMatchObject([
      { kind: 'sale', amount: 200, state: 'held', reason: 'suspended' },
      { kind: 'refund', amount: -100, state: 'held', reason: 'suspended' },
      { kind: 'sale', amount: 200, state: 'held', reason: 'suspended' },
    ]);
    admin = await signedInClient(testApp, { user: admin.user });
    await change(affiliate.user.id, { status: 'active' });
    await matureCommissionsJob(testApp.context).run();
    const { body } = await admin.get(`/api/admin/affiliates/${affiliate.user.id}`);
    expect(body.data.balances).toMatchObject([{ held: 0, pending: 0, approved: 300 }]);
  });
});

describe('administrators', () => {
  it('change tier and rate for sales to come, and it is kept what was and what is', async () => {
    const { user } = await buildAffiliate(testApp);
    const { body } = await change(user.id, { tier: 'leading', ownRateBps: 333 });
    expect(body.data).toMatchObject({ tier: { key: 'leading' }, ownRateBps: 333 });
    expect((await newestAct())?.details).toEqual({ tier: 'partner → leading', rate: '2000 → 333' });
    expect((await change(user.id, { ownRateBps: 0 })).body.data.ownRateBps).toBe(0);
    expect((await change(user.id, { ownRateBps: null })).body.data.ownRateBps).toBeNull();
    expect((await change(user.id, { tier: 'gold' })).body.reason).toBe('affiliates.tier_not_found');
    expect((await change(admin.user.id, { tier: 'leading' })).body.reason).toBe('affiliates.not_found');
  });

  it('change what a tier gives', async () => {
    const payload = { name: 'Leading partner', rateBps: 3500, months: 24, reason };
    const answer = await admin.send({ method: 'PATCH', url: '/api/admin/affiliate-tiers/leading', payload });
    expect(answer.body.data).toEqual({ key: 'leading', name: 'Leading partner', rateBps: 3500, months: 24 });
    const { body } = await admin.get('/api/admin/affiliate-tiers');
    expect(body.data.map(({ key, rateBps }: { key: string; rateBps: number }) => [key, rateBps])).toEqual([
      ['partner', 2000],
      ['leading', 3500],
    ]);
  });

  it('adjust once for each key, and what was earned follows', async () => {
    const { user } = await buildAffiliate(testApp);
    const body = { key: randomUUID(), amount: 1234, currency: 'usd', reason };
    const url = `/api/admin/affiliates/${user.id}/adjustments`;
    await Promise.all([admin.post(url, body), admin.post(url, body)]);
    expect(await ledgerOf(testApp, user.id)).toMatchObject([
      { kind: 'adjustment', amount: 1234, state: 'approved' },
    ]);
    const [row] = await testApp.context.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.totalCommissionEarned).toBe('12.34');
  });

  it('release what is held for a doubt, or make it void with all that takes it back', async () => {
    const affiliate = await buildAffiliate(testApp);
    const card = { cardFingerprint: `card-${affiliate.user.id}` };
    await addInvoice(testApp, affiliate.user.id, card);
    const { id } = await buildBrought(testApp, affiliate);
    const first = await addInvoice(testApp, id, card);
    await addInvoice(testApp, id, card);
    await addRefund(testApp, { userId: id, invoiceId: first, amount: 1000 });
    await applyEffects(testApp, id);
    const { body } = await admin.get(`/api/admin/affiliates/${affiliate.user.id}/commissions?state=held`);
    const rows: { id: number; kind: string; invoiceId: string }[] = body.data.items;
    const refund = rows.find(({ kind }) => kind === 'refund');
    const other = rows.find(({ invoiceId }) => invoiceId !== first);
    const decide = (commission: number | undefined, verdict: string) =>
      admin.post(`/api/admin/affiliate-commissions/${commission}/decision`, { verdict, reason });
    expect((await decide(refund?.id, 'void')).body.data.state).toBe('void');
    expect((await decide(other?.id, 'released')).body.data.state).toBe('pending');
    expect((await decide(other?.id, 'released')).body.reason).toBe('affiliates.not_held');
    expect((await decide(999_999, 'void')).body.reason).toBe('affiliates.commission_not_found');
    expect((await ledgerOf(testApp, affiliate.user.id)).map(({ state }) => state)).toEqual(
      expect.arrayContaining(['void', 'void', 'pending']),
    );
  });
});
