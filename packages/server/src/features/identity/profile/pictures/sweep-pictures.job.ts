import type { AppContext } from '#server/context.ts';
import { pictureFolder, pictureNameOf } from '#server/platform/files/picture-address.ts';
import { sweepFolder } from '#server/platform/files/sweep-folder.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { createPicturesQueries } from './pictures.queries.ts';

/** Deletes files that no picture names any more. */
export function sweepPicturesJob({ db, clock, files }: AppContext): ScheduledJob {
  return {
    name: 'sweep-pictures',
    cron: '41 4 * * *',
    run: () =>
      sweepFolder(files, {
        folder: pictureFolder,
        now: clock.now(),
        nameOf: pictureNameOf,
        keepKnown: (names) => createPicturesQueries(db).keepKnown(names),
      }),
  };
}
