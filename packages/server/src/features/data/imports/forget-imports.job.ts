import { limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { importFolder, importNameOf } from '#server/platform/files/import-path.ts';
import { sweepFolder } from '#server/platform/files/sweep-folder.ts';
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
      // What was brought beside entries and never taken over.
      await sweepFolder(context.files, {
        folder: importFolder,
        now: context.clock.now(),
        nameOf: importNameOf,
        keepKnown: (names) => queries.keepKnownFiles(names),
      });
      if (imports + entries > 0) context.log.info({ imports, entries }, 'old imports forgotten');
    },
  };
}
