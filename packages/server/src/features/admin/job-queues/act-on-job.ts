import type { JobQueue } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Actor } from '../audit-log/actor.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { createJobQueueQueries } from './job-queues.queries.ts';
import { presentJobQueue } from './list-job-queues.ts';

export interface JobAct {
  readonly actor: Actor;
  readonly name: string;
  readonly reason: string;
}

type Parts = Pick<AppContext, 'db' | 'clock'>;

/** Has the last run that failed done again. Throws `jobs.not_found`, `jobs.nothing_failed`. */
export function retryJob(parts: Parts, act: JobAct): Promise<JobQueue> {
  return actOnJob(parts, act, async (tx, audit) => {
    assertThat(await createJobQueueQueries(tx).retryLast(act.name), 'jobs.nothing_failed');
    await recordAudit(tx, { ...audit, action: 'job.retried', details: { job: act.name } });
  });
}

/** Forgets the runs that failed. Throws `jobs.not_found`, `jobs.nothing_failed`. */
export function discardFailedRuns(parts: Parts, act: JobAct): Promise<JobQueue> {
  return actOnJob(parts, act, async (tx, audit) => {
    const runs = await createJobQueueQueries(tx).discardFailed(act.name);
    assertThat(runs > 0, 'jobs.nothing_failed');
    await recordAudit(tx, { ...audit, action: 'job.discarded', details: { job: act.name, runs } });
  });
}

type Audit = Omit<Parameters<typeof recordAudit>[1], 'action' | 'details'>;

async function actOnJob(
  { db, clock }: Parts,
  { actor, name, reason }: JobAct,
  change: (tx: Transaction, audit: Audit) => Promise<void>,
): Promise<JobQueue> {
  return inTransaction(db, async (tx) => {
    const queries = createJobQueueQueries(tx);
    assertThat((await queries.exists()) && (await queries.list(name)).length > 0, 'jobs.not_found');
    await change(tx, { actor, userId: null, reason, now: clock.now() });
    const [row] = await queries.list(name);
    assertThat(row, 'jobs.not_found');
    return presentJobQueue(row);
  });
}
