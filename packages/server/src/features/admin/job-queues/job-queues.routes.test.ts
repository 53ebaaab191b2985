import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '#server/db/tables/admin/audit-log.ts';
import { startJobs } from '#server/platform/jobs/start-jobs.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { failedRun } from './testing/job-samples.ts';

let testApp: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
  admin = await signedInClient(testApp, { isAdmin: true });
});
afterAll(() => testApp.close());

const url = '/api/admin/jobs';
const reason = 'The disk has room again.';
const sample = async () => {
  const { items } = (await admin.get(url)).body.data;
  return items.find((each: { name: string }) => each.name === 'sample-job');
};
const newestAct = async () =>
  (await testApp.context.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];

it('are none before a node has made the queue, and nothing is done to them', async () => {
  expect((await admin.get(url)).body.data).toEqual({ items: [] });
  const { status, body } = await admin.post(`${url}/sample-job/retry`, { reason });
  expect([status, body.reason]).toEqual([404, 'jobs.not_found']);
});

it('say what waits, runs and failed, and with which error, never in its words', async () => {
  await failedRun(testApp, { name: 'RangeError', message: 'I dreamt of a heron', stack: 'heron' });
  expect(await sample()).toMatchObject({
    schedule: '0 0 1 1 *',
    times: null,
    waiting: 0,
    running: 0,
    failed: 1,
    lastFailure: 'RangeError',
    oldestDueAt: null,
    lastFailedAt: expect.any(String),
  });
  await failedRun(testApp, { code: 'ENOSPC', name: 'Error' });
  expect(await sample()).toMatchObject({ failed: 2, lastFailure: 'ENOSPC' });
  await failedRun(testApp, { code: 'I dreamt of a heron', name: 'Error' });
  expect(await sample()).toMatchObject({ failed: 3, lastFailure: 'unknown' });
  expect(JSON.stringify((await admin.get(url)).body)).not.toContain('heron');
});

it('are run again, and the act is kept', async () => {
  const before = await sample();
  const { status, body } = await admin.post(`${url}/sample-job/retry`, { reason });
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({ failed: before.failed - 1, waiting: 1, oldestDueAt: expect.any(String) }),
  ]);
  expect(await newestAct()).toMatchObject({ action: 'job.retried', reason, details: { job: 'sample-job' } });
  // The queue itself takes it up.
  let runs = 0;
  const job = {
    name: 'sample-job',
    cron: '0 0 1 1 *',
    run: async () => {
      runs += 1;
    },
  };
  const node = await startJobs(testApp.context, [job]);
  await expect.poll(() => runs, { timeout: 20_000 }).toBe(1);
  await node.stop(1_000);
  expect(await sample()).toMatchObject({ waiting: 0, lastDoneAt: expect.any(String) });
});

it('forget what failed, once', async () => {
  const { failed } = await sample();
  const discard = () => admin.post(`${url}/sample-job/discard`, { reason });
  const { body } = await discard();
  expect(body.data).toMatchObject({ failed: 0, lastFailure: null, lastFailedAt: null });
  expect(await newestAct()).toMatchObject({
    action: 'job.discarded',
    details: { job: 'sample-job', runs: failed },
  });
  for (const again of [await discard(), await admin.post(`${url}/sample-job/retry`, { reason })])
    expect([again.status, again.body.reason]).toEqual([409, 'jobs.nothing_failed']);
});

it.each([
  ['another name', 'no-such-job', { reason }, 404],
  ['no name of a job', 'A job', { reason }, 422],
  ['no reason', 'sample-job', {}, 422],
])('refuse %s', async (_what, name, body, status) => {
  expect((await admin.post(`${url}/${encodeURIComponent(name)}/discard`, body)).status).toBe(status);
});
