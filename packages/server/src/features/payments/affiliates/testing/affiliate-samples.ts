import { randomUUID } from 'node:crypto';
import type { Endpoints } from '@chitta/contract';
import {
  affiliateApplications,
  affiliateCommissions,
  affiliatePayoutMethods,
} from '#server/db/tables/payments/affiliates.ts';
import { commandLine } from '#server/features/admin/audit-log/actor.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildUser } from '#server/testing/factories.ts';
import type { SampleMaker } from '#server/testing/request-sample.ts';
import { startPayoutRun } from '../payouts/start-payout-run.ts';
import { type Affiliate, addApproved, buildAffiliate } from './affiliate-factories.ts';

type AffiliateKey = Extract<keyof Endpoints, `${string} /api/${'' | 'admin/'}affiliate${string}`>;

const reason = 'Asked for by mail.';
const application = { website: 'https://example.org', audience: 'Readers of my blog.', plan: 'A series.' };

/** Somebody whose application waits. */
async function waitingApplication({ context, clock, ...testApp }: TestApp) {
  const { id: userId } = await buildUser({ ...testApp, context, clock });
  const [row] = await context.db
    .insert(affiliateApplications)
    .values({ userId, applicationData: application, createdAt: clock.now() })
    .returning();
  return { params: { id: String(row?.id) } };
}

/** Says where payouts go, long enough ago. */
export async function addMethod({ context, clock }: TestApp, userId: number): Promise<void> {
  const details = { kind: 'bank', holder: 'Ada Lovelace', iban: 'DE89370400440532013000' };
  const now = clock.now();
  await context.db.insert(affiliatePayoutMethods).values({
    userId,
    kind: 'bank',
    sealed: await context.secretBox.seal(Buffer.from(JSON.stringify(details))),
    hint: 'DE·····3000',
    changedAt: now,
    usableFrom: now,
  });
}

/** An affiliate who can be paid. */
export async function buildPayee(testApp: TestApp, amount = 6000): Promise<Affiliate> {
  const affiliate = await buildAffiliate(testApp);
  await addMethod(testApp, affiliate.user.id);
  await addApproved(testApp, affiliate.user.id, amount);
  return affiliate;
}

async function preparedRun(testApp: TestApp) {
  const { user } = await buildPayee(testApp);
  const run = await startPayoutRun(testApp.context, { actor: commandLine, reason });
  const payout = run.payouts.find((each) => each.user?.id === user.id);
  return { run: String(run.id), payout: String(payout?.id) };
}

async function someAffiliate(testApp: TestApp) {
  return { params: { id: String((await buildAffiliate(testApp)).user.id) } };
}

async function heldCommission(testApp: TestApp) {
  const { user } = await buildAffiliate(testApp);
  const row = await addApproved(testApp, user.id, 100);
  const { id: _id, ...values } = row;
  const held = { ...values, sourceId: `${row.sourceId}-held`, state: 'held' as const };
  const [added] = await testApp.context.db
    .insert(affiliateCommissions)
    .values({ ...held, reason: 'same_card' })
    .returning();
  return { params: { id: String(added?.id) } };
}

/** A request that each call about affiliates accepts. */
export const affiliateSamples: Readonly<Record<AffiliateKey, SampleMaker>> = {
  'GET /api/affiliates/application': () => ({}),
  'POST /api/affiliates/application': async (owner, { context }) => {
    // Whoever is one already cannot become one.
    await context.pool.query(`UPDATE users SET affiliate_status = 'inactive' WHERE id = $1`, [owner.user.id]);
    return { body: application };
  },
  'GET /api/affiliates': () => ({}),
  'GET /api/affiliates/commissions': () => ({ query: { limit: '5' } }),
  'PUT /api/affiliates/payout-method': () => ({ body: { kind: 'paypal', email: 'ada@example.org' } }),
  'GET /api/admin/affiliate-applications': () => ({ query: { status: 'pending', limit: '5' } }),
  'POST /api/admin/affiliate-applications/:id/review': async (_owner, testApp) => ({
    ...(await waitingApplication(testApp)),
    body: { verdict: 'approved', tier: 'partner', notes: 'Welcome.', reason },
  }),
  'GET /api/admin/affiliates': () => ({ query: { status: 'active', limit: '5' } }),
  'GET /api/admin/affiliates/:id': (_owner, testApp) => someAffiliate(testApp),
  'PATCH /api/admin/affiliates/:id': async (_owner, testApp) => ({
    ...(await someAffiliate(testApp)),
    body: { status: 'suspended', tier: 'leading', ownRateBps: 2500, reason },
  }),
  'GET /api/admin/affiliates/:id/commissions': async (_owner, testApp) => ({
    ...(await someAffiliate(testApp)),
    query: { state: 'pending', limit: '5' },
  }),
  'POST /api/admin/affiliates/:id/adjustments': async (_owner, testApp) => ({
    ...(await someAffiliate(testApp)),
    body: { key: randomUUID(), amount: -250, currency: 'usd', reason },
  }),
  'POST /api/admin/affiliate-commissions/:id/decision': async (_owner, testApp) => ({
    ...(await heldCommission(testApp)),
    body: { verdict: 'released', reason },
  }),
  'GET /api/admin/affiliate-tiers': () => ({}),
  'PATCH /api/admin/affiliate-tiers/:key': () => ({
    params: { key: 'leading' },
    body: { name: 'Leading partner', rateBps: 3100, months: null, reason },
  }),
  'GET /api/admin/affiliate-payout-runs': () => ({ query: { limit: '5' } }),
  'POST /api/admin/affiliate-payout-runs': async (_owner, testApp) => {
    await buildPayee(testApp);
    return { body: { reason } };
  },
  'GET /api/admin/affiliate-payout-runs/:id/file': async (_owner, testApp) => ({
    params: { id: (await preparedRun(testApp)).run },
  }),
  'POST /api/admin/affiliate-payouts/:id/outcome': async (_owner, testApp) => ({
    params: { id: (await preparedRun(testApp)).payout },
    body: { outcome: 'paid', reference: 'SEPA 4711', reason },
  }),
};
