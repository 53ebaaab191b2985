import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { createImportQueries } from './imports.queries.ts';
import { runImport } from './work/run-import.ts';

/** Imports taken up in one go; the next minute takes more. */
const most = 20;

/** Every minute, for imports whose node has gone. */
export function resumeImportsJob(context: AppContext): ScheduledJob {
  return {
    name: 'resume-imports',
    cron: '* * * * *',
    run: async () => {
      const abandoned = await createImportQueries(context.db).listAbandoned(context.clock.now(), most);
      for (const key of abandoned) await runImport(context, key);
      if (abandoned.length > 0) context.log.info({ imports: abandoned.length }, 'imports taken up again');
    },
  };
}
