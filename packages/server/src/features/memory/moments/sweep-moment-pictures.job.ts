import type { AppContext } from '#server/context.ts';
import { momentFolder, momentNameOf } from '#server/platform/files/moment-path.ts';
import { sweepFolder } from '#server/platform/files/sweep-folder.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { createMomentQueries } from './moments.queries.ts';

/** Deletes files that no moment names any more. */
export function sweepMomentPicturesJob({ db, clock, files }: AppContext): ScheduledJob {
  return {
    name: 'sweep-moment-pictures',
    cron: '56 4 * * *',
    run: () =>
      sweepFolder(files, {
        folder: momentFolder,
        now: clock.now(),
        nameOf: momentNameOf,
        keepKnown: (names) => createMomentQueries(db).keepKnown(names),
      }),
  };
}
