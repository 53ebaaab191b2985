import type { JobQueue } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { createJobQueueQueries, type JobQueueRow } from './job-queues.queries.ts';
import { scheduleTimes } from './schedule-times.ts';

/** Scheduled jobs by name; none before the first node has made the queue. */
export async function listJobQueues({ db }: Pick<AppContext, 'db'>): Promise<{ items: JobQueue[] }> {
  const queries = createJobQueueQueries(db);
  if (!(await queries.exists())) return { items: [] };
  return { items: (await queries.list()).map(presentJobQueue) };
}

const textOf = (time: Date | null) => (time === null ? null : new Date(time).toISOString());
/** What names an error; anything else may be a sentence with somebody's words in it. */
const errorName = /^[A-Za-z0-9_.-]{1,60}$/;

export function presentJobQueue(row: JobQueueRow): JobQueue {
  const { name, cron, waiting, running, failed, lastFailure, lastFailedAt } = row;
  const failure = lastFailure !== null && errorName.test(lastFailure) ? lastFailure : 'unknown';
  return {
    name,
    schedule: cron,
    times: scheduleTimes(cron),
    waiting,
    oldestDueAt: textOf(row.oldestDueAt),
    running,
    failed,
    lastDoneAt: textOf(row.lastDoneAt),
    lastFailedAt: textOf(lastFailedAt),
    lastFailure: lastFailedAt === null ? null : failure,
  };
}
