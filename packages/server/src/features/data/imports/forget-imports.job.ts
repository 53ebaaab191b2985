import { limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { undoWindowMs } from './imports.presenter.ts';
import { createImportQueries } from './imports.queries.ts';

const waitMs = limits.imports.waitHours * 60 * 60 * 1000;

/** Every hour: what was read and never begun goes with its texts, and what was finished can no longer be undone. */
export function forgetImportsJob(context: AppContext): ScheduledJob {
  return {
    name: 'forget-imports',
    cron: '20 * * * *',
    run: async () => {
      const now = context.clock.now().getTime();
      const queries = createImportQueries(context.db);
      const imports = await queries.deleteForgotten(new Date(now - waitMs));
      const entries = await queries.forgetEntries(new Date(now - undoWindowMs));
      if (imports + entries > 0) context.log.info({ imports, entries }, 'old imports forgotten');
    },
  };
}
