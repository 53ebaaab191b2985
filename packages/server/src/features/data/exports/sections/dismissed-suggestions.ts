import { exportedDismissedSuggestion } from '@chitta/contract';
import type { ExportSection } from '../export-section.ts';
import { createAccountExportQueries } from './account.queries.ts';

/** Words that the member does not want suggested as symbols. */
export const dismissedSuggestionsSection: ExportSection = {
  name: 'dismissed-suggestions',
  tables: ['dismissed_suggestions'],
  item: exportedDismissedSuggestion,
  count: ({ db }, userId) => createAccountExportQueries(db).countDismissed(userId),
  estimateBytes: async ({ db }, userId) => 30 * (await createAccountExportQueries(db).countDismissed(userId)),
  async write({ context, member }, files) {
    await files.addItems(
      'dismissed-suggestions',
      await createAccountExportQueries(context.db).listDismissed(member.id),
    );
  },
};
