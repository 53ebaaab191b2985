import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import { actReason } from './audit-log.ts';

const count = z.number().int().nonnegative();
const time = z.string().nullable();

/** When a job runs, in UTC; `from`: the first minute of the hour. */
export const jobTimes = z.discriminatedUnion('every', [
  z.object({ every: z.literal('minutes'), minutes: count, from: count }),
  z.object({ every: z.literal('hour'), minute: count }),
  z.object({ every: z.literal('day'), hour: count, minute: count }),
]);
export type JobTimes = z.infer<typeof jobTimes>;

/** A scheduled job, its queue and its runs, as long as the queue knows of them. */
export const jobQueue = z.object({
  name: z.string(),
  /** Five fields, in UTC. */
  schedule: z.string(),
  /** The same where it can be said in a sentence; else null. */
  times: jobTimes.nullable(),
  /** Runs that are due, or wait for their next try. */
  waiting: count,
  /** Since when the oldest of those is due; null: none is. */
  oldestDueAt: time,
  running: count,
  /** Runs that were given up. */
  failed: count,
  lastDoneAt: time,
  lastFailedAt: time,
  /** Name or code of the last failure's error, never its message. */
  lastFailure: z.string().nullable(),
});
export type JobQueue = z.infer<typeof jobQueue>;

const act = {
  access: 'admin',
  params: z.object({ name: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
  body: z.object({ reason: actReason }),
  response: dataOf(jobQueue),
  errors: ['jobs.not_found', 'jobs.nothing_failed'],
} as const;

export const jobQueuesEndpoints = {
  'GET /api/admin/jobs': endpoint({
    access: 'admin',
    summary: 'Scheduled jobs with what waits, runs and failed of each',
    response: dataOf(z.object({ items: z.array(jobQueue) })),
    errors: [],
  }),
  'POST /api/admin/jobs/:name/retry': endpoint({
    ...act,
    summary: 'Have the last run that failed done again, as soon as a node can',
  }),
  'POST /api/admin/jobs/:name/discard': endpoint({
    ...act,
    summary: 'Forget the runs that failed; the job goes on by its schedule',
  }),
} as const;
