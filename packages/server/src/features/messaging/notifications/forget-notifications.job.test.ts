import { afterAll, beforeAll, expect, it } from 'vitest';
import { scheduledJobs } from '#server/jobs.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { buildAnnouncement } from '../announcements/testing/announcement-samples.ts';
import { notify } from './notify.ts';

const day = 24 * 60 * 60_000;
let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

it('lets go what is half a year old, and leaves what an announcement that still holds needs', async () => {
  const { context, clock } = testApp;
  const client = await signedInClient(testApp);
  const tell = (fact: string) =>
    notify(context, context.db, { userId: client.user.id, kind: 'reward_earned', fact, path: null });
  await tell('old');
  const ended = await buildAnnouncement(testApp, { expiresAt: new Date(clock.now().getTime() + day) });
  const lasting = await buildAnnouncement(testApp);
  for (const { id } of [ended, lasting]) await client.post(`/api/announcements/${id}/read`);
  clock.advance(100 * day);
  await tell('younger');
  clock.advance(80 * day + 1);
  await scheduledJobs(context)
    .find(({ name }) => name === 'forget-notifications')
    ?.run();
  const { rows: facts } = await context.pool.query('SELECT fact FROM notifications');
  const { rows: reads } = await context.pool.query(
    'SELECT announcement_id AS id FROM user_announcement_reads',
  );
  expect(facts).toEqual([{ fact: 'younger' }]);
  expect(reads).toEqual([{ id: lasting.id }]);
});
