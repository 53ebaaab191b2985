import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewUser } from '#server/db/tables/identity/users.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { buildUser } from '#server/testing/factories.ts';
import { buildAnnouncement } from '../testing/announcement-samples.ts';
import { pushAnnouncements } from './push-announcements.job.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
beforeEach(async () => {
  await testApp.context.pool.query('DELETE FROM announcements');
  await testApp.context.pool.query('DELETE FROM users');
});
afterAll(() => testApp.close());

const hour = 60 * 60_000;
const run = () => pushAnnouncements(testApp.context);

/** A member with a device, who takes pushes unless told otherwise. */
async function withDevice(values: Partial<NewUser> = {}) {
  const user = await buildUser(testApp, { pushNotifications: true, ...values });
  await testApp.context.sessions.open(user.id);
  await testApp.context.pool.query(
    `INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh_key, auth_key, user_agent, created_at)
     SELECT $1, id, 'https://push.example.org/' || user_id, 'key', 'auth', 'a browser', now() FROM sessions WHERE user_id = $1`,
    [user.id],
  );
  return user;
}

async function pushes() {
  const { rows } = await testApp.context.pool.query<{
    user: number;
    title: string;
    path: string;
    sent: number;
  }>(
    `SELECT p.user_id AS user, p.title, p.path,
       (SELECT count(*)::integer FROM push_deliveries d WHERE d.user_id = p.user_id AND d.push_id = p.id) AS sent
     FROM outgoing_pushes p ORDER BY p.user_id`,
  );
  return rows;
}

describe('an announcement that is also for devices', () => {
  it('goes to each who allowed it once, in their language, with the centre behind it', async () => {
    const [english, spanish] = [await withDevice(), await withDevice({ language: 'es' })];
    await withDevice({ pushNotifications: false });
    await withDevice({ accountStatus: 'suspended' });
    await buildAnnouncement(testApp, { alsoPush: true });
    await buildAnnouncement(testApp);
    for (const _time of [1, 2, 3]) await run();
    expect(await pushes()).toEqual([
      { user: english.id, title: 'We move to another machine', path: '/notifications', sent: 1 },
      { user: spanish.id, title: 'Nos mudamos de máquina', path: '/notifications', sent: 1 },
    ]);
  });

  it('goes to its audience alone', async () => {
    await withDevice();
    const premium = await withDevice({ subscriptionTier: 'premium' });
    await buildAnnouncement(testApp, { alsoPush: true, audience: 'premium' });
    await run();
    expect((await pushes()).map(({ user }) => user)).toEqual([premium.id]);
  });

  it('waits for its time, and is not sent once it is withdrawn or over', async () => {
    await withDevice();
    const now = testApp.clock.now().getTime();
    await buildAnnouncement(testApp, { alsoPush: true, startsAt: new Date(now + hour), title: 'Later' });
    await buildAnnouncement(testApp, { alsoPush: true, isActive: false });
    await buildAnnouncement(testApp, {
      alsoPush: true,
      startsAt: new Date(now - 2 * hour),
      expiresAt: new Date(now - hour),
    });
    await run();
    expect(await pushes()).toEqual([]);
    testApp.clock.advance(hour);
    await run();
    expect((await pushes()).map(({ title }) => title)).toEqual(['Later']);
  });

  it('goes on where a node left off, and two nodes at once send it once', async () => {
    const { rows } = await testApp.context.pool.query<{ id: number }>(
      `INSERT INTO users (username, username_key, email, email_key, push_notifications)
       SELECT n, n, n || '@example.org', n || '@example.org', true
       FROM (SELECT 'm' || i AS n FROM generate_series(1, 450) i) AS names RETURNING id`,
    );
    const { id } = await buildAnnouncement(testApp, { alsoPush: true });
    await Promise.all([run(), run()]);
    await run();
    expect((await pushes()).length).toBe(rows.length);
    const { rows: kept } = await testApp.context.pool.query(
      'SELECT pushed_at IS NOT NULL AS done, version FROM announcements WHERE id = $1',
      [id],
    );
    expect(kept).toEqual([{ done: true, version: 1 }]);
  });
});
