import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { createEmailVerificationQueries } from './email-verification.queries.ts';

/** So long after its end a link can still be told from one that never was. */
const keptMs = 7 * 24 * 60 * 60_000;

/** Links in mails that have been over for a week. */
export function purgeLinksJob({ db, clock }: AppContext): ScheduledJob {
  return {
    name: 'purge-links',
    cron: '29 4 * * *',
    run: () => createEmailVerificationQueries(db).purgeBefore(new Date(clock.now().getTime() - keptMs)),
  };
}
