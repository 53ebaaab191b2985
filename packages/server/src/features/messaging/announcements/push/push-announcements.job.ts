import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { enqueuePush } from '#server/platform/push/enqueue-push.ts';
import { longestPushTtlSeconds } from '#server/platform/push/push.ts';
import { textsIn } from '../announcements.presenter.ts';
import { languageOf } from '../audience.policy.ts';
import { createAudienceQueries } from '../audience.queries.ts';
import { createAnnouncementPushQueries } from './announcement-push.queries.ts';

type Parts = Pick<AppContext, 'db' | 'clock' | 'push'>;

/** Members of one transaction. */
const batchSize = 200;

/** Takes announcements to the devices of those who allowed it, from when they begin on. */
export function pushAnnouncementsJob(context: AppContext): ScheduledJob {
  return { name: 'push-announcements', cron: '* * * * *', run: () => pushAnnouncements(context) };
}

export async function pushAnnouncements(context: Parts): Promise<void> {
  for (const id of await createAnnouncementPushQueries(context.db).listDue(context.clock.now())) {
    while (await pushBatch(context, id));
  }
}

/**
 * The next members, in one transaction with how far it has come: a node that dies leaves off where another goes on, and
 * each member has it once. False where nobody is left, or another node is at it.
 */
async function pushBatch(context: Parts, id: number): Promise<boolean> {
  const now = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    const queries = createAnnouncementPushQueries(tx);
    const row = await queries.claim(id, now);
    if (row === undefined) return false;
    const members = await createAudienceQueries(tx).listWithPush(row, now, row.pushedThrough, batchSize);
    for (const { id: userId, language } of members) {
      const { title, message } = textsIn(row, languageOf({ language }));
      await enqueuePush(context, tx, {
        userId,
        kind: 'announcement',
        fact: `announcement:${id}`,
        topic: `announcement-${id}`,
        ttlSeconds: longestPushTtlSeconds,
        urgency: row.priority === 'high' ? 'high' : 'normal',
        title,
        body: message,
        path: '/notifications',
      });
    }
    const isLast = members.length < batchSize;
    await queries.keepPlace(id, {
      pushedThrough: members.at(-1)?.id ?? row.pushedThrough,
      pushedAt: isLast ? now : null,
    });
    return !isLast;
  });
}
