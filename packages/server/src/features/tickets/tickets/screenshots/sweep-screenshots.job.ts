import type { AppContext } from '#server/context.ts';
import { screenshotFolder, screenshotNameOf } from '#server/platform/files/screenshot-path.ts';
import { sweepFolder } from '#server/platform/files/sweep-folder.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { createScreenshotQueries } from './screenshots.queries.ts';

/** Deletes files that no ticket names any more. */
export function sweepScreenshotsJob({ db, clock, files }: AppContext): ScheduledJob {
  return {
    name: 'sweep-screenshots',
    cron: '6 5 * * *',
    run: () =>
      sweepFolder(files, {
        folder: screenshotFolder,
        now: clock.now(),
        nameOf: screenshotNameOf,
        keepKnown: (names) => createScreenshotQueries(db).keepKnown(names),
      }),
  };
}
