import { lt } from 'drizzle-orm';
import type { AppContext } from '#server/context.ts';
import { outgoingMails } from '#server/db/tables/platform/outgoing-mails.ts';
import type { ScheduledJob } from '../jobs/job.ts';
import { purgeOutbox } from './outbox.ts';

const keptMs = 30 * 24 * 60 * 60_000;

/** What became of a mail is kept for thirty days, to answer a member who asks where it is; so are mails that a folder took. */
export function purgeMailsJob({ db, clock, config }: AppContext): ScheduledJob {
  return {
    name: 'purge-mails',
    cron: '23 4 * * *',
    run: async () => {
      const time = new Date(clock.now().getTime() - keptMs);
      await db.delete(outgoingMails).where(lt(outgoingMails.createdAt, time));
      await purgeOutbox(config, time);
    },
  };
}
