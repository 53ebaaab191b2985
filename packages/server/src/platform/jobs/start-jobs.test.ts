import { afterAll, beforeAll, expect, it } from 'vitest';
import { scheduledJobs } from '#server/jobs.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { startJobs } from './start-jobs.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

it('schedules every job once, however many nodes start it, and stops', async () => {
  const jobs = scheduledJobs(testApp.context);
  const nodes = [await startJobs(testApp.context, jobs), await startJobs(testApp.context, jobs)];
  const { rows } = await testApp.context.pool.query<{ name: string }>('select name from jobs.schedule');
  expect(rows.map(({ name }) => name).toSorted()).toEqual(jobs.map(({ name }) => name).toSorted());
  await Promise.all(nodes.map((node) => node.stop(1_000)));
});

it('forgets a job of an earlier version, with its runs', async () => {
  const { context } = testApp;
  const earlier = { name: 'earlier-job', cron: '* * * * *', isRunAtStart: true, run: async () => undefined };
  const count = async () =>
    (
      await context.pool.query(`select name from jobs.schedule where name = 'earlier-job'
        union all select name from jobs.job where name = 'earlier-job'`)
    ).rowCount;
  await (await startJobs(context, [earlier])).stop(1_000);
  expect(await count()).toBe(2);
  await (await startJobs(context, [], ['earlier-job', 'never-there'])).stop(1_000);
  expect(await count()).toBe(0);
});

it('has jobs that a sleeping machine would miss run a minute after the start', async () => {
  const { rows } = await testApp.context.pool.query<{ seconds: number }>(
    `select extract(epoch from start_after - created_on)::float8 as seconds from jobs.job
     where name = 'back-up-daily'`,
  );
  // Beside the one of the hour itself, where the test runs in it.
  expect(rows.map(({ seconds }) => Math.round(seconds))).toContain(60);
});

it('can run each job on an empty database', async () => {
  for (const job of scheduledJobs(testApp.context)) await job.run();
});
