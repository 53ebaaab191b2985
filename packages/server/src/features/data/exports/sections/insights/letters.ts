import { type ExportedLetters, exportedLetters } from '@chitta/contract';
import type { ExportSection } from '../../export-section.ts';
import { createLetterExportQueries } from './letters.queries.ts';

const bytesPerRow = 90;

/** Whether letters come by mail, and the months of which one was dealt with. What they say follows from the dreams. */
export const lettersSection: ExportSection = {
  name: 'letters',
  tables: ['letter_settings', 'monthly_letters'],
  item: exportedLetters,
  count: ({ db }, userId) => createLetterExportQueries(db).count(userId),
  estimateBytes: async ({ db }, userId) => bytesPerRow * (await createLetterExportQueries(db).count(userId)),
  async write({ context, member }, files) {
    const queries = createLetterExportQueries(context.db);
    const [settings, rows] = await Promise.all([queries.findSettings(member.id), queries.list(member.id)]);
    if (settings === undefined && rows.length === 0) return files.addItems('letters', []);
    const item: ExportedLetters = {
      byMail: settings?.byMail ?? false,
      mailStoppedAt: settings?.mailStoppedAt?.toISOString() ?? null,
      handled: rows.map(({ month, handledAt, isMailed }) => ({
        month: month.slice(0, 7),
        handledAt: handledAt.toISOString(),
        isMailed,
      })),
    };
    await files.addItems('letters', [item]);
  },
};
