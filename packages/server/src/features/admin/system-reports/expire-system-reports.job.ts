import type { AppContext } from '#server/context.ts';
import { reportFolder, reportNameOf } from '#server/platform/files/report-path.ts';
import { sweepFolder } from '#server/platform/files/sweep-folder.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { createSystemReportQueries } from './system-reports.queries.ts';

/** Every day: reports past their time go with their files, and files that no report names any more. */
export function expireSystemReportsJob(context: AppContext): ScheduledJob {
  const { db, clock, files, log } = context;
  return {
    name: 'expire-system-reports',
    cron: '35 4 * * *',
    run: async () => {
      const queries = createSystemReportQueries(db);
      const expired = await queries.deleteExpired(clock.now());
      for (const path of expired) if (path !== null) await files.delete(path);
      await sweepFolder(files, {
        folder: reportFolder,
        now: clock.now(),
        nameOf: reportNameOf,
        keepKnown: (names) => queries.keepKnownFiles(names),
      });
      if (expired.length > 0) log.info({ reports: expired.length }, 'old reports deleted');
    },
  };
}
