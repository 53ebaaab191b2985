import { exportedRecallMark } from '@chitta/contract';
import type { ExportSection } from '../../export-section.ts';
import { createMemoryExportQueries } from './memory.queries.ts';

const bytesPerMark = 80;

/** What was left of the dreams of nights, as the member marked it. */
export const recallMarksSection: ExportSection = {
  name: 'recall-marks',
  tables: ['memory_recall_marks'],
  item: exportedRecallMark,
  count: ({ db }, userId) => createMemoryExportQueries(db).countMarks(userId),
  estimateBytes: async ({ db }, userId) =>
    bytesPerMark * (await createMemoryExportQueries(db).countMarks(userId)),
  async write({ context, member }, files) {
    const rows = await createMemoryExportQueries(context.db).listMarks(member.id);
    if (rows.length > 0) await files.addItems('recall-marks', rows);
  },
};
