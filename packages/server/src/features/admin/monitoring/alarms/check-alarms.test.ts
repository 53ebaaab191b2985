import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alarmChecks, alarmMutes, alarms } from '#server/db/tables/admin/alarms.ts';
import { nodes } from '#server/db/tables/admin/nodes.ts';
import { outgoingMails } from '#server/db/tables/platform/outgoing-mails.ts';
import { mailKinds } from '#server/mails.ts';
import { deliverMails } from '#server/platform/mail/deliver-mails.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { listenForMails } from '#server/testing/mail-server.ts';
import { receiveMails } from '#server/testing/mailbox.ts';
import { freePort } from '#server/testing/server-process.ts';
import { buildNode } from '../testing/monitored-sample.ts';
import { checkAlarms } from './check-alarms.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
let testApp: TestApp;
let admin: SignedInClient;
let port: number;

beforeAll(async () => {
  // Nobody listens there yet.
  port = await freePort();
  testApp = await buildTestApp({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'chitta@example.org' },
  });
  const administrator = { isAdmin: true, emailVerified: true, accountStatus: 'active' } as const;
  admin = await signedInClient(testApp, administrator);
  await signedInClient(testApp, { ...administrator, language: 'es', emailNotifications: false });
  await signedInClient(testApp, { emailVerified: true, accountStatus: 'active' });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  const { db } = testApp.context;
  for (const table of [alarms, alarmChecks, alarmMutes, nodes, outgoingMails]) await db.delete(table);
  await testApp.context.pool.query('DELETE FROM notifications');
});

/** Moves the time on, and looks. */
async function lookAfter(milliseconds: number): Promise<boolean> {
  testApp.clock.advance(milliseconds);
  return checkAlarms(testApp.context);
}

/** Says how a node is doing. */
async function keepNode(freeDiskBytes: number): Promise<void> {
  const now = testApp.clock.now();
  await testApp.context.db.delete(nodes);
  await testApp.context.db
    .insert(nodes)
    .values(buildNode({ seenAt: now, startedAt: now }, { freeDiskBytes }));
}

const full = () => keepNode(1e8);
const roomy = () => keepNode(9e9);
const openAlarms = () => testApp.context.db.select().from(alarms);
const mails = () => testApp.context.db.select().from(outgoingMails).orderBy(outgoingMails.id);
/** What an administrator was told of one rule. */
async function told(rule = 'disk_low'): Promise<string[]> {
  const { rows } = await testApp.context.pool.query<{ told: string }>(
    `SELECT kind || ' ' || (params ->> 'rule') || ' ' || (params ->> 'subject') AS told FROM notifications
     WHERE user_id = $1 AND params ->> 'rule' = $2 ORDER BY id`,
    [admin.user.id, rule],
  );
  return rows.map((row) => row.told);
}

describe('a trouble', () => {
  it('is told once when it begins and once when it is over, to administrators alone', async () => {
    await full();
    await lookAfter(minute);
    for (let look = 0; look < 5; look += 1) {
      await full();
      await lookAfter(minute);
    }
    expect(await told()).toEqual(['alarm_raised disk_low one:3000']);
    await roomy();
    await lookAfter(minute);
    await roomy();
    await lookAfter(minute);
    expect(await told()).toEqual(['alarm_raised disk_low one:3000', 'alarm_resolved disk_low one:3000']);
    const all = await testApp.context.pool.query('SELECT DISTINCT user_id FROM notifications');
    expect(all.rowCount).toBe(2);
    expect((await mails()).map(({ kind, userId }) => [kind, userId])).toEqual([
      ['alarm-raised', admin.user.id],
      ['alarm-resolved', admin.user.id],
    ]);
  });

  it('that comes and goes is told once within its quiet time, and again where it stays beyond', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await full();
      await lookAfter(minute);
      await roomy();
      await lookAfter(minute);
    }
    expect(await told()).toEqual(['alarm_raised disk_low one:3000', 'alarm_resolved disk_low one:3000']);
    const kept = (await openAlarms()).filter(({ rule }) => rule === 'disk_low');
    expect(kept.filter(({ toldAt }) => toldAt === null)).toHaveLength(4);
    await full();
    await lookAfter(minute);
    testApp.clock.advance(hour);
    await full();
    await lookAfter(minute);
    expect((await told()).slice(2)).toEqual(['alarm_raised disk_low one:3000']);
  });

  it('of a muted rule is told to nobody, and after the mute where it is still there', async () => {
    await admin.put('/api/admin/monitoring/rules/disk_low/mute', { hours: 1 });
    await full();
    await lookAfter(minute);
    expect(await told()).toEqual([]);
    expect((await admin.get('/api/admin/monitoring')).body.data.state).toBe('alarm');
    testApp.clock.advance(hour);
    await full();
    await lookAfter(second);
    expect(await told()).toEqual(['alarm_raised disk_low one:3000']);
  });

  it('that lasts no longer than a moment leaves nothing', async () => {
    await testApp.context.db
      .insert(nodes)
      .values([
        buildNode({ seenAt: testApp.clock.now() }),
        buildNode({ name: 'two', version: '2.0.0', seenAt: testApp.clock.now() }),
      ]);
    await lookAfter(minute);
    expect(await openAlarms()).toMatchObject([{ rule: 'versions_differ', raisedAt: null }]);
    expect((await admin.get('/api/admin/monitoring')).body.data.alarms.open).toEqual([]);
    await roomy();
    await lookAfter(minute);
    expect(await openAlarms()).toEqual([]);
  });

  it('is forgotten a month after its end', async () => {
    await full();
    await lookAfter(minute);
    await roomy();
    await lookAfter(minute);
    expect(await openAlarms()).toHaveLength(1);
    await testApp.context.db.delete(outgoingMails);
    testApp.clock.advance(31 * 24 * hour);
    await roomy();
    await lookAfter(second);
    expect(await openAlarms()).toEqual([]);
  });
});

describe('looking', () => {
  it('is done by one of those who come at once, and again after half a minute', async () => {
    const taken = await Promise.all(Array.from({ length: 8 }, () => checkAlarms(testApp.context)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await lookAfter(20 * second)).toBe(false);
    expect(await lookAfter(10 * second)).toBe(true);
  });

  it('is done anew by the next one where it failed', async () => {
    await full();
    await testApp.context.pool.query('ALTER TABLE alarms ADD CONSTRAINT broken CHECK (false) NOT VALID');
    await expect(checkAlarms(testApp.context)).rejects.toThrow();
    await testApp.context.pool.query('ALTER TABLE alarms DROP CONSTRAINT broken');
    expect(await checkAlarms(testApp.context)).toBe(true);
    expect(await told()).toEqual(['alarm_raised disk_low one:3000']);
  });
});

describe('a mail server that is gone', () => {
  const deliver = () => deliverMails(testApp.context, mailKinds(testApp.context));

  it('is told of in the notification centre, and by mail once it is back', async () => {
    const member = await signedInClient(testApp);
    for (let count = 0; count < 3; count += 1) {
      await member.post('/api/email-verification/resend');
      testApp.clock.advance(2 * minute);
    }
    await deliver();
    expect((await mails()).map(({ failure }) => failure)).toEqual(Array(3).fill('ESOCKET'));
    testApp.clock.advance(hour);
    await roomy();
    await lookAfter(second);
    expect(await told('mails_late'), 'one trouble is told once').toEqual([]);
    expect(await told('mail_server_down')).toEqual(['alarm_raised mail_server_down ']);
    await deliver();

    const server = await listenForMails(port);
    testApp.clock.advance(10 * minute);
    await roomy();
    await deliver();
    await lookAfter(second);
    expect(await told('mail_server_down')).toEqual([
      'alarm_raised mail_server_down ',
      'alarm_resolved mail_server_down ',
    ]);
    await deliver();
    expect(server.recipients.filter((address) => address === admin.user.email)).toHaveLength(2);
    await server.close();
  });
});

it('writes to each in their language what it is, where and what to do', async () => {
  const other = await buildTestApp();
  await signedInClient(other, {
    isAdmin: true,
    emailVerified: true,
    accountStatus: 'active',
    language: 'es',
  });
  const now = other.clock.now();
  await other.context.db.insert(nodes).values(buildNode({ seenAt: now }, { freeDiskBytes: 1 }));
  await checkAlarms(other.context);
  const [mail] = await receiveMails(other);
  expect(mail?.subject).toBe('Chitta: El disco está casi lleno');
  expect(mail?.text).toContain('Dónde: one:3000');
  expect(mail?.text).toContain('Quedan menos de 500 MB libres.');
  expect(mail?.text).toMatch(/http:\/\/localhost:3000\/system-monitoring/);
  await other.close();
});
