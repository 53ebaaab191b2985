import { exportedProfile } from '@chitta/contract';
import type { ExportSection } from '../export-section.ts';
import { createAccountExportQueries } from './account.queries.ts';

/** What the account says of its owner. */
export const profileSection: ExportSection = {
  name: 'profile',
  tables: ['users'],
  item: exportedProfile,
  count: async () => 1,
  estimateBytes: async () => 800,
  async write({ context, member }, files) {
    const row = await createAccountExportQueries(context.db).findProfile(member.id);
    await files.addItems('profile', [row]);
  },
};
