import { limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { CommissionRow, NewCommission } from '#server/db/tables/payments/affiliates.ts';
import type { PaymentEffect, PaymentEffectCase } from '#server/platform/hooks/payment-effects.ts';
import { conversionEffect, findConversion } from '../../attribution/conversion-effect.ts';
import { findStanding, type Standing } from '../standing/find-standing.ts';
import { createStandingQueries, lockAffiliate } from '../standing/standing.queries.ts';
import { createLedgerQueries } from './ledger.queries.ts';
import { planLosses } from './plan-losses.policy.ts';
import { type PaidInvoice, planSale } from './plan-sale.policy.ts';
import { writeEarned } from './write-earned.ts';

const holdMs = limits.affiliate.holdDays * 24 * 60 * 60_000;

/** A member's payments, and the affiliate that they belong to. */
interface Case {
  readonly tx: Transaction;
  readonly memberId: number;
  readonly affiliateId: number;
  readonly codeId: number;
  readonly standing: Standing;
  readonly firstPaidAt: Date;
  readonly now: Date;
}

/** What a member's payments, refunds and disputes mean for the affiliate who brought them. */
export function affiliatesEffect(context: Pick<AppContext, 'config'>): PaymentEffect {
  return {
    name: 'affiliates',
    after: [conversionEffect.name],
    apply: (tx, about) => writeCommissions(context, tx, about),
  };
}

/**
 * Adds to the ledger what is missing in it. May run any number of times, in any order of what happened: rows that are
 * there are never changed.
 */
export async function writeCommissions(
  context: Pick<AppContext, 'config'>,
  tx: Transaction,
  { userId: memberId, now }: PaymentEffectCase,
): Promise<void> {
  const conversion = await findConversion(tx, memberId);
  if (conversion?.programme !== 'affiliate' || conversion.referralCodeId === null) return;
  const codeId = conversion.referralCodeId;
  const affiliateId = await createStandingQueries(tx).findCodeOwner(codeId);
  if (affiliateId === null || affiliateId === memberId) return;
  const affiliate = await lockAffiliate(tx, affiliateId);
  if (affiliate === null) return;
  const standing = await findStanding(tx, affiliate);
  const paid = await createLedgerQueries(tx).listPaid(memberId);
  const first = paid.find(({ id }) => id === conversion.invoiceId);
  const firstPaidAt = first?.paidAt ?? conversion.decidedAt;
  await writeCommissionsOf({ tx, memberId, affiliateId, codeId, standing, firstPaidAt, now }, paid);
  await writeEarned(context, tx, affiliateId);
}

async function writeCommissionsOf(about: Case, paid: readonly PaidInvoice[]): Promise<void> {
  const { tx, affiliateId, memberId } = about;
  const queries = createLedgerQueries(tx);
  const known = await queries.listOfMember(affiliateId, memberId);
  const losses = await queries.listLosses(memberId);
  for (const invoice of paid) {
    const rows = known.filter(({ invoiceId }) => invoiceId === invoice.id);
    const sale = rows.find(({ kind }) => kind === 'sale') ?? (await addSale(about, invoice));
    if (sale === null) continue;
    const planned = planLosses(
      { commission: sale.amount, amountPaid: invoice.amountPaid },
      losses.filter(({ invoiceId }) => invoiceId === invoice.id),
      rows.filter(({ kind }) => kind !== 'sale'),
    );
    for (const row of planned) await queries.add({ ...followSale(about, sale), ...row });
  }
}

async function addSale(about: Case, invoice: PaidInvoice): Promise<CommissionRow | null> {
  const { tx, affiliateId: userId, memberId, codeId, standing, firstPaidAt, now } = about;
  const sale = planSale(invoice, standing, firstPaidAt);
  if (sale === null) return null;
  const queries = createLedgerQueries(tx);
  // Somebody may well bring their own household; a person looks at it.
  const sharesCard = await queries.sharesCard(userId, memberId);
  const reason = standing.status === 'suspended' ? 'suspended' : sharesCard ? 'same_card' : null;
  return queries.add({
    ...sale,
    userId,
    memberId,
    invoiceId: invoice.id,
    kind: 'sale',
    sourceId: invoice.id,
    currency: invoice.currency,
    campaign: await queries.findCampaign(memberId, codeId),
    state: reason === null ? 'pending' : 'held',
    reason,
    maturesAt: new Date(invoice.paidAt.getTime() + holdMs),
    createdAt: now,
  });
}

/** What takes back a sale stands where the sale stands; once that can be paid out, it counts at once. */
function followSale(
  { standing, now }: Case,
  sale: CommissionRow,
): Omit<NewCommission, 'kind' | 'sourceId' | 'amount'> {
  const { userId, memberId, invoiceId, base, rateBps, currency, campaign, maturesAt } = sale;
  const shared = {
    userId,
    memberId,
    invoiceId,
    base,
    rateBps,
    currency,
    campaign,
    maturesAt,
    createdAt: now,
  };
  const waits = sale.state === 'pending' || sale.state === 'held' || sale.state === 'void';
  if (waits) return { ...shared, state: sale.state, reason: sale.reason };
  const isSuspended = standing.status === 'suspended';
  return isSuspended
    ? { ...shared, state: 'held', reason: 'suspended' }
    : { ...shared, state: 'approved', reason: null };
}
