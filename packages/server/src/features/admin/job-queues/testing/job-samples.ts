import type { Endpoints } from '@chitta/contract';
import { startJobs } from '#server/platform/jobs/start-jobs.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import type { SampleMaker } from '#server/testing/request-sample.ts';

const name = 'sample-job';
const started = new WeakSet<TestApp>();

/** Makes the queue with one job, which no node does, and a run of it that was given up. */
export async function failedRun(testApp: TestApp, output: object = { name: 'TypeError' }): Promise<string> {
  const { context } = testApp;
  if (!started.has(testApp)) {
    started.add(testApp);
    const running = await startJobs(context, [{ name, cron: '0 0 1 1 *', run: async () => undefined }]);
    await running.stop(1_000);
  }
  await context.pool.query(
    `INSERT INTO jobs.job (name, state, retry_limit, retry_count, policy, output, completed_on)
      VALUES ($1, 'failed', 3, 3, 'singleton', $2, now())`,
    [name, output],
  );
  return name;
}

type JobKey = Extract<keyof Endpoints, `${string} /api/admin/jobs${string}`>;

const onFailed: SampleMaker = async (_owner, testApp) => ({
  params: { name: await failedRun(testApp) },
  body: { reason: 'The disk has room again.' },
});

/** Valid requests of job queues. */
export const jobSamples: Readonly<Record<JobKey, SampleMaker>> = {
  'GET /api/admin/jobs': () => ({}),
  'POST /api/admin/jobs/:name/retry': onFailed,
  'POST /api/admin/jobs/:name/discard': onFailed,
};
