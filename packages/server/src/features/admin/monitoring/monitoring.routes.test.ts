import { limits } from '@chitta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alarms } from '#server/db/tables/admin/alarms.ts';
import { outgoingMails } from '#server/db/tables/platform/outgoing-mails.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { checkAlarms } from './alarms/check-alarms.ts';
import { createHeartbeat } from './nodes/create-heartbeat.ts';
import { raiseAlarm } from './testing/monitoring-samples.ts';

const minute = 60_000;
let testApp: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp({ env: { NODE_NAME: 'north' } });
  admin = await signedInClient(testApp, { isAdmin: true, emailVerified: true, accountStatus: 'active' });
});
afterAll(() => testApp.close());

const show = async () => (await admin.get('/api/admin/monitoring')).body.data;
const acts = async (action: string) =>
  (await admin.get(`/api/admin/audit-log?action=${action}`)).body.data.items;

describe('GET /api/admin/monitoring', () => {
  it('tells of a service that nobody has looked at yet', async () => {
    const shown = await show();
    expect(shown).toMatchObject({
      state: 'ok',
      checkedAt: null,
      alarms: { open: [], recent: [] },
      nodes: [],
      jobs: [],
      backup: { isDaily: false, newestAt: null },
      database: { kind: 'embedded' },
    });
    expect(shown.rules.map(({ rule }: { rule: string }) => rule)).toEqual([...limits.alarmRules]);
    expect(shown.traffic.minutes).toHaveLength(60);
    expect(shown.traffic.requests).toEqual({ count: 0, p50: null, p95: null });
    expect(shown.database.version).toMatch(/^\d+/);
  });

  it('tells what was answered within the hour, minute by minute, by every node', async () => {
    const heartbeat = createHeartbeat(testApp.context);
    const { config, traffic } = testApp.context;
    const south = createHeartbeat({ ...testApp.context, config: { ...config, nodeName: 'south' } });
    traffic.take();
    await admin.get('/api/dreams/4711');
    await admin.post('/api/translate-dream', { content: 'A dog stood in my house and looked at me.' });
    await heartbeat.beat();
    await admin.get('/api/health');
    await admin.get('/api/user');
    await south.beat();
    testApp.clock.advance(minute);
    await heartbeat.beat();
    const shown = await show();
    expect(shown.nodes).toMatchObject([
      { name: 'north', state: 'up', version: expect.stringMatching(/^\d/) },
      { name: 'south', state: 'up' },
    ]);
    const { requests, failures, readings, reasons, minutes } = shown.traffic;
    expect([requests.count, failures, readings.count]).toEqual([3, 0, 1]);
    expect(reasons).toEqual([{ reason: 'dreams.not_found', status: 404, count: 1 }]);
    expect(minutes.at(-1)).toMatchObject({ requests: 3, failures: 0, p95: expect.any(Number) });
    expect(minutes.at(-2)).toMatchObject({ requests: 0, p95: null });
    expect(Date.parse(minutes.at(-1).at) % minute).toBe(0);
    expect(shown.nodes[0].heapUsedBytes).toBeLessThan(shown.nodes[0].heapLimitBytes);
    await heartbeat.stop();
    await south.stop();
  });

  it('tells nodes that have said goodbye from those that have not', async () => {
    const heartbeat = createHeartbeat(testApp.context);
    await heartbeat.beat();
    await heartbeat.stop();
    const lost = createHeartbeat({
      ...testApp.context,
      config: { ...testApp.context.config, nodeName: 'lost' },
    });
    await lost.beat();
    testApp.clock.advance(2 * minute);
    const states = (await show()).nodes.map(({ name, state }: { name: string; state: string }) => [
      name,
      state,
    ]);
    expect(states).toEqual([
      ['lost', 'gone'],
      ['north', 'stopped'],
      ['south', 'stopped'],
    ]);
    await checkAlarms(testApp.context);
    expect((await show()).alarms.open).toMatchObject([{ rule: 'node_gone', subject: 'lost' }]);
    // A day later nobody looks for it any more.
    await testApp.context.db.delete(outgoingMails);
    testApp.clock.advance(24 * 60 * minute);
    await createHeartbeat(testApp.context).beat();
    await checkAlarms(testApp.context);
    expect(await show()).toMatchObject({
      state: 'ok',
      nodes: [{ name: 'north', state: 'up' }],
      alarms: { open: [], recent: [{ rule: 'node_gone', subject: 'lost' }] },
    });
  });

  it('keeps what was counted while the database was away', async () => {
    const { context } = testApp;
    const heartbeat = createHeartbeat(context);
    context.traffic.take();
    await admin.get('/api/user');
    await context.pool.query('ALTER TABLE node_minutes RENAME TO node_minutes_away');
    await expect(heartbeat.beat()).rejects.toThrow();
    await context.pool.query('ALTER TABLE node_minutes_away RENAME TO node_minutes');
    testApp.clock.advance(minute);
    await heartbeat.beat();
    testApp.clock.advance(minute);
    expect((await show()).traffic.minutes.at(-1).requests).toBe(1);
    await heartbeat.stop();
  });

  it('puts the worst first', async () => {
    const now = testApp.clock.now();
    const on = { subject: '', value: 1, seenAt: now, raisedAt: now };
    await testApp.context.db.insert(alarms).values([
      { ...on, rule: 'disk_low' },
      { ...on, rule: 'slow_answers' },
      { ...on, rule: 'mails_late', raisedAt: null },
    ]);
    const shown = await show();
    expect(shown.state).toBe('alarm');
    expect(shown.alarms.open.map(({ rule }: { rule: string }) => rule)).toEqual(['disk_low', 'slow_answers']);
    await testApp.context.db.delete(alarms);
  });
});

describe('an alarm', () => {
  it('is acknowledged once, with a line in the log', async () => {
    const { id } = await raiseAlarm(testApp);
    const url = `/api/admin/monitoring/alarms/${id}/acknowledge`;
    const first = await admin.post(url);
    expect(first.body.data).toMatchObject({ id, acknowledgedAt: testApp.clock.now().toISOString() });
    testApp.clock.advance(minute);
    expect((await admin.post(url)).body.data.acknowledgedAt).toBe(first.body.data.acknowledgedAt);
    expect(await acts('alarm.acknowledged')).toMatchObject([{ details: { alarm: id, rule: 'node_gone' } }]);
  });

  it('that is over, only watched or unknown cannot be', async () => {
    const now = testApp.clock.now();
    const values = { rule: 'backup_old', subject: '', value: 1, seenAt: now } as const;
    const [over, watched] = await testApp.context.db
      .insert(alarms)
      .values([
        { ...values, raisedAt: now, resolvedAt: now },
        { ...values, subject: 'x' },
      ])
      .returning();
    const acknowledge = (id: number | undefined) =>
      admin.post(`/api/admin/monitoring/alarms/${id}/acknowledge`);
    expect((await acknowledge(over?.id)).body.reason).toBe('monitoring.alarm_over');
    expect((await acknowledge(watched?.id)).body.reason).toBe('monitoring.alarm_not_found');
    expect((await acknowledge(987_654)).status).toBe(404);
  });
});

describe('a rule', () => {
  const mute = (rule: string, hours: unknown) =>
    admin.put(`/api/admin/monitoring/rules/${rule}/mute`, { hours });

  it('is muted for some hours, and told of again', async () => {
    const { body } = await mute('mails_late', 8);
    const until = new Date(testApp.clock.now().getTime() + 8 * 60 * minute).toISOString();
    expect(body.data).toMatchObject({ rule: 'mails_late', mutedUntil: until });
    const ofRule = async () =>
      (await show()).rules.find(({ rule }: { rule: string }) => rule === 'mails_late').mutedUntil;
    expect(await ofRule()).toBe(until);
    expect((await mute('mails_late', null)).body.data.mutedUntil).toBeNull();
    expect(await ofRule()).toBeNull();
    expect((await acts('alarm_rule.muted')).map(({ details }: { details: unknown }) => details)).toEqual([
      { rule: 'mails_late', hours: 0 },
      { rule: 'mails_late', hours: 8 },
    ]);
  });

  it.each([
    ['mails_late', 2],
    ['mails_late', undefined],
    ['no_such_rule', 8],
  ])('is not muted by %s for %s hours', async (rule, hours) => {
    expect((await mute(rule, hours)).status).toBe(422);
  });
});
