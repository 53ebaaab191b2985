import { exportedOracleProfile } from '@chitta/contract';
import type { ExportSection } from '../export-section.ts';
import { createOracleExportQueries } from './oracle.queries.ts';

/** What the Oracle knows of the member beside the birth data of the account. */
export const oracleProfileSection: ExportSection = {
  name: 'oracle-profile',
  tables: ['oracle_profiles'],
  item: exportedOracleProfile,
  count: ({ db }, userId) => createOracleExportQueries(db).countProfiles(userId),
  estimateBytes: async () => 300,
  async write({ context, member }, files) {
    const row = await createOracleExportQueries(context.db).findProfile(member.id);
    if (row) await files.addItems('oracle-profile', [row]);
  },
};
