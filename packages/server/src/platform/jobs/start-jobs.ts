import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from './job.ts';
import { tellOfQueueErrors } from './tell-of-queue-errors.ts';

export interface RunningJobs {
  /** Lets running jobs finish for `timeoutMs`, then leaves them to be run again by whoever starts next. */
  stop(timeoutMs: number): Promise<void>;
}

/** Whoever has just started Chitta wants to use it first. */
const secondsAfterStart = 60;

/**
 * Starts the job queue on the app's own database connections and runs `jobs` on their schedules; what an earlier version
 * left of `retired` ones is removed. With several nodes each due run is done by one of them. Loaded late, so that the
 * server listens before it.
 */
export async function startJobs(
  { pool, log }: Pick<AppContext, 'pool' | 'log'>,
  jobs: readonly ScheduledJob[],
  retired: readonly string[] = [],
): Promise<RunningJobs> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => pool.query(text, values as unknown[]) },
    schema: 'jobs',
  });
  boss.on('error', tellOfQueueErrors(log));
  await boss.start();
  // Else their runs would pile up, with nobody to do them.
  for (const name of retired) await boss.deleteQueue(name);
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'singleton', retryLimit: 3, retryBackoff: true });
    await boss.work(job.name, { pollingIntervalSeconds: 30 }, () => runJob(job, log));
    await boss.schedule(job.name, job.cron);
    if (job.isRunAtStart) await boss.send(job.name, {}, { startAfter: secondsAfterStart });
  }
  return {
    stop: async (timeoutMs) => boss.stop({ graceful: true, timeout: timeoutMs, close: false }),
  };
}

/** A failure is logged here and then left to the queue, which tries again. */
async function runJob(job: ScheduledJob, log: AppContext['log']): Promise<void> {
  try {
    await job.run();
    log.info({ job: job.name }, 'job done');
  } catch (error) {
    log.error({ job: job.name, err: error }, 'job failed');
    throw error;
  }
}
