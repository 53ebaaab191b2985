import type { AppContext } from '#server/context.ts';
import { recordingFolder, recordingNameOf } from '#server/platform/files/recording-path.ts';
import { sweepFolder } from '#server/platform/files/sweep-folder.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { createVoiceRecordingQueries } from './voice-recordings.queries.ts';

/** Deletes files that no recording names any more. */
export function sweepVoiceRecordingsJob({ db, clock, files }: AppContext): ScheduledJob {
  return {
    name: 'sweep-voice-recordings',
    cron: '51 4 * * *',
    run: () =>
      sweepFolder(files, {
        folder: recordingFolder,
        now: clock.now(),
        nameOf: recordingNameOf,
        keepKnown: (names) => createVoiceRecordingQueries(db).keepKnown(names),
      }),
  };
}
