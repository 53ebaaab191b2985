import { exportedDismissedRecurrence } from '@chitta/contract';
import type { ExportSection } from '../../export-section.ts';
import { createAccountExportQueries } from '../account.queries.ts';

const bytesEach = 100;

/** Dreams that are alike and that the member says are not the same dream. */
export const dismissedRecurrencesSection: ExportSection = {
  name: 'dismissed-recurrences',
  tables: ['dismissed_recurrences'],
  item: exportedDismissedRecurrence,
  count: ({ db }, userId) => createAccountExportQueries(db).countDismissedRecurrences(userId),
  estimateBytes: async ({ db }, userId) =>
    bytesEach * (await createAccountExportQueries(db).countDismissedRecurrences(userId)),
  async write({ context, member }, files) {
    const rows = await createAccountExportQueries(context.db).listDismissedRecurrences(member.id);
    if (rows.length > 0) await files.addItems('dismissed-recurrences', rows);
  },
};
