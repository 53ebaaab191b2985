import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scheduleTimes } from './features/admin/job-queues/schedule-times.ts';
import { scheduledJobs } from './jobs.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ env: { ADMIN_EMAIL: 'luna@example.org' } });
});
afterAll(() => testApp.close());

it('stands in docs/operations.md, job for job', () => {
  const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const [, table = ''] = /\n## Jobs\n(.*?)\n## /s.exec(operations) ?? [];
  const listed = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
  );
  const names = scheduledJobs(testApp.context).map(({ name }) => name);
  expect(listed.toSorted()).toEqual(names.toSorted());
});

it('has no job whose times the desk cannot say in a sentence', () => {
  const unsaid = scheduledJobs(testApp.context).filter(({ cron }) => scheduleTimes(cron) === null);
  expect(unsaid.map(({ name, cron }) => `${name}: ${cron}`)).toEqual([]);
});
