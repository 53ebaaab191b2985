import { exportedProgrammeRun } from '@chitta/contract';
import type { ExportSection } from '../../export-section.ts';
import { createProgrammeExportQueries } from './programme-runs.queries.ts';

const bytesPerRun = 300;

/** Programmes that the member takes or took, with everything written in them. */
export const programmeRunsSection: ExportSection = {
  name: 'programme-runs',
  tables: ['programme_runs'],
  item: exportedProgrammeRun,
  count: ({ db }, userId) => createProgrammeExportQueries(db).count(userId),
  async estimateBytes({ db }, userId) {
    const queries = createProgrammeExportQueries(db);
    return bytesPerRun * (await queries.count(userId)) + (await queries.sumBytes(userId));
  },
  async write({ context, member }, files) {
    const rows = await createProgrammeExportQueries(context.db).list(member.id);
    if (rows.length > 0) await files.addItems('programme-runs', rows);
  },
};
