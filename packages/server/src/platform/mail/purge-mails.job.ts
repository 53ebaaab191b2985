import { lt } from 'drizzle-orm';
import type { AppContext } from '#server/context.ts';
import { outgoingMails } from '#server/db/tables/accounts/outgoing-mails.ts';
import type { ScheduledJob } from '../jobs/job.ts';

const keptMs = 30 * 24 * 60 * 60_000;

/** What became of a mail is kept for thirty days, to answer a member who asks where it is. */
export function purgeMailsJob({ db, clock }: AppContext): ScheduledJob {
  return {
    name: 'purge-mails',
    cron: '23 4 * * *',
    run: async () => {
      await db
        .delete(outgoingMails)
        .where(lt(outgoingMails.createdAt, new Date(clock.now().getTime() - keptMs)));
    },
  };
}
