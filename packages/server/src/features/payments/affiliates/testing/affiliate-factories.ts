import { eq } from 'drizzle-orm';
import type { NewUser, User } from '#server/db/tables/identity/users.ts';
import { affiliateCommissions, type CommissionRow } from '#server/db/tables/payments/affiliates.ts';
import { attributionClicks } from '#server/db/tables/payments/attribution.ts';
import { invoiceDisputes, invoiceRefunds, invoices } from '#server/db/tables/payments/invoices.ts';
import { referralCodes } from '#server/db/tables/payments/referral-codes.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildUser, type SignedInClient, signedInClient } from '#server/testing/factories.ts';

export interface Affiliate extends SignedInClient {
  readonly codeId: number;
  readonly code: string;
}

const day = 24 * 60 * 60_000;
let counter = 0;

/** With leading zeros, so that what was made first comes first in the order of texts. */
const next = () => {
  counter += 1;
  return String(counter).padStart(6, '0');
};

/** An active affiliate with a code. */
export async function buildAffiliate(testApp: TestApp, values: Partial<NewUser> = {}): Promise<Affiliate> {
  const { context, clock } = testApp;
  const client = await signedInClient(testApp, {
    affiliateStatus: 'active',
    affiliateTier: 'partner',
    ...values,
  });
  const code = `AFF${next()}X${client.user.id}`;
  const [row] = await context.db
    .insert(referralCodes)
    .values({ userId: client.user.id, code, type: 'affiliate', createdAt: clock.now() })
    .returning();
  return { ...client, codeId: row?.id ?? 0, code };
}

/** A new member who came by the affiliate's link. */
export async function buildBrought(
  testApp: TestApp,
  affiliate: Affiliate,
  campaign: string | null = null,
): Promise<User> {
  const member = await buildUser(testApp);
  await testApp.context.db.insert(attributionClicks).values({
    userId: member.id,
    referralCodeId: affiliate.codeId,
    programme: 'affiliate',
    campaign,
    clickedAt: testApp.clock.now(),
  });
  return member;
}

/** A payment of a member, as it was fetched from the provider. Answers with its number. */
export async function addInvoice(
  { context, clock }: TestApp,
  userId: number,
  values: Partial<typeof invoices.$inferInsert> = {},
): Promise<string> {
  const id = `in_test_${next()}`;
  const now = clock.now();
  const amountPaid = values.amountPaid ?? 1000;
  await context.db.insert(invoices).values({
    id,
    userId,
    provider: 'sandbox',
    status: 'paid',
    reason: 'cycle',
    currency: 'usd',
    total: amountPaid,
    tax: 0,
    amountDue: amountPaid,
    amountPaid,
    periodStart: now,
    periodEnd: new Date(now.getTime() + 30 * day),
    createdAt: now,
    paidAt: now,
    attempts: 1,
    ...values,
  });
  return id;
}

export async function addRefund(
  { context, clock }: TestApp,
  { userId, invoiceId, amount }: { userId: number; invoiceId: string; amount: number },
): Promise<string> {
  const id = `re_test_${next()}`;
  const row = { id, userId, invoiceId, amount, status: 'succeeded' as const, createdAt: clock.now() };
  await context.db.insert(invoiceRefunds).values(row);
  return id;
}

export async function addDispute(
  { context, clock }: TestApp,
  { userId, invoiceId, amount }: { userId: number; invoiceId: string; amount: number },
): Promise<string> {
  const id = `dp_test_${next()}`;
  const row = { id, userId, invoiceId, amount, status: 'open' as const, createdAt: clock.now() };
  await context.db.insert(invoiceDisputes).values(row);
  return id;
}

/** Everything that follows from a member's payments, as after a fetch from the provider. */
export function applyEffects({ context, clock }: TestApp, userId: number): Promise<void> {
  return inTransaction(context.db, (tx) => context.paymentEffects.apply(tx, { userId, now: clock.now() }));
}

/** A member who came by the affiliate's link and has paid. */
export async function buildSale(
  testApp: TestApp,
  affiliate: Affiliate,
  amountPaid = 1000,
): Promise<{ userId: number; invoiceId: string }> {
  const { id: userId } = await buildBrought(testApp, affiliate);
  const invoiceId = await addInvoice(testApp, userId, { amountPaid });
  await applyEffects(testApp, userId);
  return { userId, invoiceId };
}

/** Something of an affiliate's that can be paid out now. */
export async function addApproved(testApp: TestApp, userId: number, amount: number): Promise<CommissionRow> {
  const key = `test-${next()}`;
  const now = testApp.clock.now();
  const [row] = await testApp.context.db
    .insert(affiliateCommissions)
    .values({
      userId,
      invoiceId: key,
      kind: 'adjustment',
      sourceId: key,
      amount,
      base: 0,
      rateBps: 0,
      currency: 'usd',
      state: 'approved',
      maturesAt: now,
      createdAt: now,
    })
    .returning();
  if (!row) throw new TypeError('An insert returned no row.');
  return row;
}

/** The ledger of an affiliate, the oldest first. */
export function ledgerOf({ context }: TestApp, userId: number): Promise<CommissionRow[]> {
  return context.db
    .select()
    .from(affiliateCommissions)
    .where(eq(affiliateCommissions.userId, userId))
    .orderBy(affiliateCommissions.id);
}
