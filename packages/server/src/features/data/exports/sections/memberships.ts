import { type ExportedMembership, exportedMembership } from '@chitta/contract';
import type { ExportSection } from '../export-section.ts';
import { createMembershipExportQueries } from './memberships.queries.ts';

/** What the member paid or was given. Numbers of cards are with the payment provider alone. */
export const membershipsSection: ExportSection = {
  name: 'memberships',
  tables: ['subscriptions', 'invoices', 'invoice_refunds', 'invoice_disputes', 'free_months'],
  item: exportedMembership,
  count: ({ db }, userId) => createMembershipExportQueries(db).count(userId),
  estimateBytes: async ({ db }, userId) => 200 * (await createMembershipExportQueries(db).count(userId)),
  async write({ context, member }, files) {
    const queries = createMembershipExportQueries(context.db);
    const items: ExportedMembership[] = [
      ...(await queries.listSubscriptions(member.id)).map((row) => ({
        ...row,
        kind: 'subscription' as const,
        createdAt: row.createdAt.toISOString(),
        periodStart: row.periodStart.toISOString(),
        periodEnd: row.periodEnd.toISOString(),
        trialEnd: toText(row.trialEnd),
        endedAt: toText(row.endedAt),
      })),
      ...(await queries.listInvoices(member.id)).map((row) => ({
        ...row,
        kind: 'invoice' as const,
        createdAt: row.createdAt.toISOString(),
        paidAt: toText(row.paidAt),
        periodStart: row.periodStart.toISOString(),
        periodEnd: row.periodEnd.toISOString(),
      })),
      ...(await queries.listFreeMonths(member.id)).map((row) => ({
        ...row,
        kind: 'free_months' as const,
        startsAt: row.startsAt.toISOString(),
        endsAt: row.endsAt.toISOString(),
        grantedAt: row.grantedAt.toISOString(),
      })),
    ];
    await files.addItems('memberships', items);
  },
};

function toText(time: Date | null): string | null {
  return time?.toISOString() ?? null;
}
