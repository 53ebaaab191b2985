import type { AppContext } from './context.ts';
import { sweepPicturesJob } from './features/identity/profile/pictures/sweep-pictures.job.ts';
import { sweepVoiceRecordingsJob } from './features/journal/voice-recordings/sweep-voice-recordings.job.ts';
import { sweepMomentPicturesJob } from './features/memory/moments/sweep-moment-pictures.job.ts';
import { sweepScreenshotsJob } from './features/tickets/tickets/screenshots/sweep-screenshots.job.ts';
import type { ScheduledJob } from './platform/jobs/job.ts';

/** What deletes files that no row names any more. */
export function sweepJobs(context: AppContext): ScheduledJob[] {
  return [
    sweepPicturesJob(context),
    sweepVoiceRecordingsJob(context),
    sweepMomentPicturesJob(context),
    sweepScreenshotsJob(context),
  ];
}
