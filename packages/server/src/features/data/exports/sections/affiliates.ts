import { type ExportedAffiliate, exportedAffiliate } from '@chitta/contract';
import type { ExportSection } from '../export-section.ts';
import { createAffiliateExportQueries } from './affiliates.queries.ts';

/** What the member told who applied as an affiliate, and what came of it. Accounts for payouts stay sealed. */
export const affiliatesSection: ExportSection = {
  name: 'affiliates',
  tables: [
    'affiliate_applications',
    'affiliate_commissions',
    'affiliate_payouts',
    'affiliate_payout_methods',
  ],
  item: exportedAffiliate,
  count: ({ db }, userId) => createAffiliateExportQueries(db).count(userId),
  estimateBytes: async ({ db }, userId) => 200 * (await createAffiliateExportQueries(db).count(userId)),
  async write({ context, member }, files) {
    const queries = createAffiliateExportQueries(context.db);
    const items: ExportedAffiliate[] = [
      ...(await queries.listApplications(member.id)).map((row) => ({
        ...row.applicationData,
        kind: 'application' as const,
        status: row.status,
        createdAt: row.createdAt.toISOString(),
        reviewedAt: row.reviewedAt?.toISOString() ?? null,
        notes: row.reviewNotes,
      })),
      ...(await queries.listCommissions(member.id)).map((row) => ({
        ...row,
        kind: 'commission' as const,
        createdAt: row.createdAt.toISOString(),
      })),
      ...(await queries.listPayouts(member.id)).map((row) => ({
        ...row,
        kind: 'payout' as const,
        createdAt: row.createdAt.toISOString(),
        settledAt: row.settledAt?.toISOString() ?? null,
      })),
      ...(await queries.listMethods(member.id)).map((row) => ({
        ...row,
        kind: 'payout_method' as const,
        changedAt: row.changedAt.toISOString(),
      })),
    ];
    await files.addItems('affiliates', items);
  },
};
