import { exportedExerciseSession } from '@chitta/contract';
import type { ExportSection } from '../../export-section.ts';
import { createMemoryExportQueries } from './memory.queries.ts';

const bytesPerSession = 250;

/** Exercises of memory, also paused ones. */
export const exerciseSessionsSection: ExportSection = {
  name: 'exercise-sessions',
  tables: ['memory_exercise_sessions'],
  item: exportedExerciseSession,
  count: ({ db }, userId) => createMemoryExportQueries(db).countSessions(userId),
  async estimateBytes({ db }, userId) {
    const queries = createMemoryExportQueries(db);
    return bytesPerSession * (await queries.countSessions(userId)) + (await queries.sumSessionBytes(userId));
  },
  async write({ context, member }, files) {
    const rows = await createMemoryExportQueries(context.db).listSessions(member.id);
    if (rows.length > 0) await files.addItems('exercise-sessions', rows);
  },
};
