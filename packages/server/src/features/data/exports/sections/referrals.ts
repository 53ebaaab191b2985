import { exportedReferral } from '@chitta/contract';
import type { ExportSection } from '../export-section.ts';
import { createReferralExportQueries } from './referrals.queries.ts';

/** Who came by the member's code, and by whose the member came; nobody else is named. */
export const referralsSection: ExportSection = {
  name: 'referrals',
  tables: [
    'referral_codes',
    'attribution_touches',
    'conversions',
    'referral_rewards',
    'referral_modal_states',
  ],
  item: exportedReferral,
  count: ({ db }, userId) => createReferralExportQueries(db).count(userId),
  estimateBytes: async ({ db }, userId) => 250 * (await createReferralExportQueries(db).count(userId)),
  async write({ context, member }, files) {
    const rows = await createReferralExportQueries(context.db).list(member.id);
    const items = rows.map(({ refereeId, joinedAt, reward, ...row }) => ({
      ...row,
      role: refereeId === member.id ? 'referee' : 'referrer',
      joinedAt: joinedAt.toISOString(),
      reward: reward && {
        status: reward.status,
        months: reward.months,
        createdAt: reward.createdAt.toISOString(),
        expiresAt: reward.expiresAt?.toISOString() ?? null,
        claimedAt: reward.claimedAt?.toISOString() ?? null,
      },
    }));
    await files.addItems('referrals', items);
  },
};
