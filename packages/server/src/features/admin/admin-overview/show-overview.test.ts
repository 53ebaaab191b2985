import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueuePush } from '#server/platform/push/enqueue-push.ts';
import { buildPush } from '#server/platform/push/testing/build-push.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { buildUser, type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { buildSubscription } from '../../messaging/push-subscriptions/testing/push-subscription-samples.ts';
import { presentJob } from './show-overview.ts';

let testApp: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
  admin = await signedInClient(testApp, { isAdmin: true, accountStatus: 'active' });
});
afterAll(() => testApp.close());

const overview = async () => (await admin.get('/api/admin/overview')).body.data;
const daysAgo = (days: number) => new Date(testApp.clock.now().getTime() - days * 86_400_000);

describe('GET /api/admin/overview', () => {
  it('counts members by status, and those of the last 14 days by day', async () => {
    await buildUser(testApp, { accountStatus: 'suspended', createdAt: daysAgo(13) });
    await buildUser(testApp, { createdAt: daysAgo(14) });
    const { members, newMembers } = await overview();
    expect(members).toEqual({ pending: 1, active: 1, suspended: 1, deleted: 0 });
    expect(newMembers).toHaveLength(14);
    expect(newMembers[0]).toEqual({ day: daysAgo(13).toISOString().slice(0, 10), count: 1 });
    expect(newMembers[13]).toEqual({ day: testApp.clock.now().toISOString().slice(0, 10), count: 1 });
    expect(newMembers.slice(1, 13).every(({ count }: { count: number }) => count === 0)).toBe(true);
  });

  it('counts dreams that are kept, and mails by what became of them', async () => {
    const member = await signedInClient(testApp);
    const body = { userId: member.user.id, content: 'A dog stood in my house.' };
    const gone = (await member.post('/api/dreams', body)).body.data;
    await member.post('/api/dreams', body);
    await member.delete(`/api/dreams/${gone.id}`);
    await member.post('/api/email-verification/resend');
    const { dreams, mails } = await overview();
    expect(dreams[13].count).toBe(1);
    expect(mails).toEqual({ sent: 0, waiting: 1, failed: 0 });
  });

  it('counts devices that pushes reach and do not reach, and tells where push services refuse this server', async () => {
    const { context } = testApp;
    const member = await signedInClient(testApp);
    const devices: number[] = [];
    for (let count = 0; count < 3; count += 1)
      devices.push((await member.post('/api/push/subscribe', buildSubscription())).body.data.id);
    await enqueuePush(context, context.db, buildPush(member));
    const none = { devicesUnauthorized: 0, isRefused: false };
    expect((await overview()).pushes).toEqual({ devicesReached: 0, devicesFailing: 0, waiting: 3, ...none });
    const [reached, failing, refused] = devices;
    const set = (sql: string, ...values: unknown[]) => context.pool.query(sql, values);
    await set('UPDATE push_subscriptions SET last_success_at = $1 WHERE id = $2', daysAgo(0.5), reached);
    await set('UPDATE push_subscriptions SET failing_since = $1 WHERE id = $2', daysAgo(3), failing);
    const givenUp = `UPDATE push_deliveries SET failed_at = $1, failure = 'unauthorized' WHERE subscription_id = $2`;
    await set(givenUp, daysAgo(2), refused);
    const some = { devicesReached: 1, devicesFailing: 1, waiting: 2 };
    expect((await overview()).pushes).toEqual({ ...some, ...none });
    await set(givenUp, daysAgo(0.5), refused);
    expect((await overview()).pushes).toEqual({ ...some, devicesUnauthorized: 1, isRefused: true });
  });

  it('tells of version, database and the newest backup, and that no job has run', async () => {
    const { folder } = testApp.context.config.backups;
    expect(await overview()).toMatchObject({ newestBackup: null, jobs: [] });
    await mkdir(folder, { recursive: true });
    const name = 'chitta-2026-11-20T03-20-00-000Z-daily.zip';
    await writeFile(join(folder, 'chitta-2026-11-19T03-20-00-000Z-daily.zip'), 'older');
    await writeFile(join(folder, name), 'newest');
    const { newestBackup, database, version } = await overview();
    expect(newestBackup).toEqual({ name, kind: 'daily', madeAt: '2026-11-20T03:20:00.000Z', bytes: 6 });
    expect(database.bytes).toBeGreaterThan(1_000_000);
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });

  it('reads the tables of the queue', async () => {
    const { pool } = testApp.context;
    await pool.query(`CREATE SCHEMA jobs; CREATE TABLE jobs.schedule (name text);
      CREATE TABLE jobs.job (name text, state text, created_on timestamptz, completed_on timestamptz);
      INSERT INTO jobs.schedule VALUES ('tidy'), ('new');
      INSERT INTO jobs.job VALUES ('tidy', 'failed', '2026-11-20', '2026-11-20 00:01Z'),
        ('tidy', 'completed', '2026-11-21', '2026-11-21 00:01Z')`);
    expect((await overview()).jobs).toEqual([
      { name: 'new', state: 'never', lastRunAt: null },
      { name: 'tidy', state: 'done', lastRunAt: '2026-11-21T00:01:00.000Z' },
    ]);
  });
});

describe('presentJob', () => {
  it.each([
    ['created', 'waiting'],
    ['retry', 'waiting'],
    ['active', 'running'],
    ['failed', 'failed'],
    ['a state of a later queue', 'waiting'],
  ])('calls %s %s', (state, expected) => {
    expect(presentJob({ name: 'tidy', state, ended: null }).state).toBe(expected);
  });
});
