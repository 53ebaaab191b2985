import { and, eq } from 'drizzle-orm';
import { invoiceDisputes, invoiceRefunds, invoices } from '#server/db/tables/payments/invoices.ts';
import { type RewardRow, referralRewards, referrals } from '#server/db/tables/payments/referrals.ts';
import { subscriptions } from '#server/db/tables/payments/subscriptions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createReferralsQueries } from '#server/features/payments/referrals/referrals.queries.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import type { SignedInClient } from '#server/testing/factories.ts';

let numbers = 0;
const newId = (kind: string) => {
  numbers += 1;
  return `${kind}_${numbers}`;
};

export interface SaleOptions {
  /** When the membership began; without it, now. */
  readonly at?: Date;
  readonly card?: string;
  readonly amountPaid?: number;
  readonly reason?: 'create' | 'cycle' | 'change' | 'other';
  readonly status?: 'paid' | 'open';
}

/** Writes a subscription and its first invoice as a fetch from the provider would. Answers with the invoice's id. */
export async function writeSale(
  { context, clock }: TestApp,
  { user }: SignedInClient,
  { at = clock.now(), card, amountPaid = 999, reason = 'create', status = 'paid' }: SaleOptions = {},
): Promise<string> {
  const { db } = context;
  const userId = user.id;
  const subscriptionId = newId('sub');
  const period = { periodStart: at, periodEnd: new Date(at.getTime() + 30 * 86_400_000) };
  await db.insert(subscriptions).values({
    ...period,
    userId,
    id: subscriptionId,
    provider: 'sandbox',
    status: 'active',
    interval: 'month',
    createdAt: at,
    anchor: at,
    cancelsAtPeriodEnd: false,
    syncedAt: at,
  });
  const [invoice] = await db
    .insert(invoices)
    .values({
      ...period,
      userId,
      id: newId('in'),
      provider: 'sandbox',
      subscriptionId,
      status,
      reason,
      currency: 'usd',
      total: 999,
      tax: 0,
      amountDue: 999,
      amountPaid,
      createdAt: at,
      paidAt: status === 'paid' ? at : null,
      attempts: 1,
      cardFingerprint: card ?? `card of ${userId}`,
    })
    .returning({ id: invoices.id });
  return invoice?.id ?? '';
}

export async function writeRefund(
  { context, clock }: TestApp,
  { user }: SignedInClient,
  { invoiceId, amount }: { readonly invoiceId: string; readonly amount: number },
): Promise<void> {
  const refund = { userId: user.id, invoiceId, amount, status: 'succeeded' as const };
  await context.db.insert(invoiceRefunds).values({ ...refund, id: newId('re'), createdAt: clock.now() });
}

/** A dispute of the whole payment, or how it stands now. */
export async function writeDispute(
  { context, clock }: TestApp,
  { user }: SignedInClient,
  { invoiceId, status }: { readonly invoiceId: string; readonly status: 'inquiry' | 'open' | 'won' | 'lost' },
): Promise<void> {
  const row = { userId: user.id, id: `dp_${invoiceId}`, invoiceId, amount: 999, createdAt: clock.now() };
  await context.db
    .insert(invoiceDisputes)
    .values({ ...row, status })
    .onConflictDoUpdate({ target: invoiceDisputes.id, set: { status } });
}

/** Everything that follows from what is written of a member, as a fetch settles it. */
export async function applyEffects({ context, clock }: TestApp, { user }: SignedInClient): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await createReferralsQueries(tx).lockMember(user.id);
    await context.paymentEffects.apply(tx, { userId: user.id, now: clock.now() });
  });
}

/** Pays for the first time, and is heard of. Answers with the invoice's id. */
export async function buy(
  testApp: TestApp,
  client: SignedInClient,
  options: SaleOptions = {},
): Promise<string> {
  const invoiceId = await writeSale(testApp, client, options);
  await applyEffects(testApp, client);
  return invoiceId;
}

/** How both rewards stand that a friend's payment gave, as `status` or `status: reason`. */
export async function rewardsOf(
  { context }: TestApp,
  { user }: SignedInClient,
): Promise<Partial<Record<RewardRow['role'], string>>> {
  const rows = await context.db
    .select({ reward: referralRewards })
    .from(referralRewards)
    .innerJoin(
      referrals,
      and(eq(referrals.id, referralRewards.referralId), eq(referrals.refereeId, user.id)),
    );
  return Object.fromEntries(
    rows.map(({ reward: { role, status, reason } }) => [
      role,
      reason === null ? status : `${status}: ${reason}`,
    ]),
  );
}
