import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { memorySettings } from '#server/db/tables/memory/memory-settings.ts';
import { outgoingMails } from '#server/db/tables/platform/outgoing-mails.ts';
import { buildConsultation } from '#server/features/oracle/consultations/testing/build-consultation.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { readReminded, remindedMember, setReminders } from './testing/reminder-fixture.ts';
import { buildReminderSettings } from './testing/reminder-samples.ts';

const path = '/api/reminders';
const everyDay = [1, 2, 3, 4, 5, 6, 7];
let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());
// A Monday, 8:00 in Prague.
beforeEach(() => testApp.clock.set(new Date('2026-11-23T07:00:00Z')));

describe('GET /api/reminders', () => {
  it('tells members who never said anything what holds', async () => {
    const client = await signedInClient(testApp);
    const { status, body } = await client.get(path);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      remindersEnabled: true,
      reminderTimes: [],
      quietHours: null,
      channels: {
        morning: { push: true, mail: false },
        evening: { push: true, mail: false },
        exercise: { push: true, mail: false },
        follow_up: { push: false, mail: false },
      },
      timezone: 'UTC',
      next: [],
      push: { isOn: false, devices: 0 },
      mail: 'unverified',
      mailStoppedAt: null,
    });
  });

  it('shows the next three of all kinds, by the member’s clock', async () => {
    const reminderTimes = [
      { kind: 'morning' as const, weekdays: [1, 2], time: '07:00' },
      { kind: 'evening' as const, weekdays: everyDay, time: '22:00' },
    ];
    const channels = {
      ...buildReminderSettings().channels,
      evening: { push: false, mail: true },
      follow_up: { push: true, mail: false },
    };
    const client = await remindedMember(testApp, { settings: { reminderTimes, channels } });
    await buildConsultation(testApp, client.user.id, { followUpDate: '2026-11-24' });
    const { body } = await client.get(path);
    expect(body.data.next).toEqual([
      { kind: 'evening', at: '2026-11-23T21:00:00.000Z' },
      { kind: 'morning', at: '2026-11-24T06:00:00.000Z' },
      { kind: 'follow_up', at: '2026-11-24T09:00:00.000Z' },
    ]);
    expect(body.data).toMatchObject({
      timezone: 'Europe/Prague',
      push: { isOn: true, devices: 1 },
      mail: 'on',
    });
  });

  it('shows nothing of kinds that come by no way, or while all is off', async () => {
    const none = { push: false, mail: false };
    const client = await remindedMember(testApp, {
      settings: { channels: { ...buildReminderSettings().channels, morning: none } },
    });
    expect((await client.get(path)).body.data.next).toEqual([]);
    await setReminders(client, { remindersEnabled: false });
    expect((await client.get(path)).body.data.next).toEqual([]);
    expect(await readReminded(testApp, client).plans()).toEqual([]);
  });

  it('says that an address has refused them', async () => {
    const client = await remindedMember(testApp);
    const now = testApp.clock.now();
    await testApp.context.db.insert(outgoingMails).values({
      userId: client.user.id,
      recipient: client.user.email,
      kind: 'reminder',
      language: 'en',
      origin: 'http://localhost:3000',
      createdAt: now,
      dueAt: now,
      failedAt: now,
      failure: 'EENVELOPE 550',
    });
    expect((await client.get(path)).body.data.mail).toBe('refused');
    await client.post('/api/user/messaging-preferences', {
      emailNotifications: false,
      pushNotifications: false,
    });
    expect((await client.get(path)).body.data).toMatchObject({ mail: 'off', push: { isOn: false } });
  });
});

describe('PUT /api/reminders', () => {
  it('keeps the times where Improve Memory has them, and no second time', async () => {
    const client = await remindedMember(testApp);
    const settings = await client.get('/api/memory/settings');
    expect(settings.body.data).toEqual({
      reminderTimes: buildReminderSettings().reminderTimes,
      remindersEnabled: true,
      exerciseGoal: 7,
      notificationsEnabled: true,
    });
    const changed = {
      ...settings.body.data,
      exerciseGoal: 9,
      reminderTimes: [{ kind: 'exercise', weekdays: [3], time: '18:30' }],
    };
    const channels = { ...buildReminderSettings().channels, exercise: { push: true, mail: false } };
    await setReminders(client, { channels });
    await client.send({ method: 'PUT', url: '/api/memory/settings', payload: changed });
    expect((await client.get(path)).body.data).toMatchObject({
      reminderTimes: changed.reminderTimes,
      next: ['25', '02', '09'].map((day, index) => ({
        kind: 'exercise',
        at: `2026-${index === 0 ? 11 : 12}-${day}T17:30:00.000Z`,
      })),
    });
    expect(await readReminded(testApp, client).plans()).toEqual(['exercise 2026-11-25T17:30']);
    await setReminders(client);
    expect((await client.get('/api/memory/settings')).body.data.exerciseGoal).toBe(9);
  });

  it('shares the one switch of notifications', async () => {
    const client = await remindedMember(testApp);
    const settings = (await client.get('/api/memory/settings')).body.data;
    const put = (notificationsEnabled: boolean) =>
      client.send({
        method: 'PUT',
        url: '/api/memory/settings',
        payload: { ...settings, notificationsEnabled },
      });
    await put(false);
    expect((await client.get(path)).body.data.channels.morning).toEqual({ push: false, mail: false });
    await put(true);
    expect((await client.get(path)).body.data.channels.morning).toEqual({ push: true, mail: false });
    const none = { push: false, mail: false };
    await setReminders(client, {
      channels: { morning: none, evening: none, exercise: none, follow_up: none },
    });
    expect((await client.get('/api/memory/settings')).body.data.notificationsEnabled).toBe(false);
  });

  it('keeps quiet hours that go over midnight', async () => {
    const quietHours = { from: '22:30', to: '07:15' };
    const client = await remindedMember(testApp, { settings: { quietHours } });
    const { data } = (await client.get(path)).body;
    expect(data.quietHours).toEqual(quietHours);
    // Held back until they end.
    expect(data.next[0]).toEqual({ kind: 'morning', at: '2026-11-24T06:15:00.000Z' });
  });

  const time = { kind: 'morning', weekdays: [1], time: '07:00' };
  it.each([
    ['reminderTimes', Array.from({ length: 13 }, (_, minute) => ({ ...time, time: `07:${10 + minute}` }))],
    ['reminderTimes', [{ ...time, weekdays: [] }]],
    ['reminderTimes', [{ ...time, weekdays: [0] }]],
    ['reminderTimes', [{ ...time, weekdays: [1, 1] }]],
    ['reminderTimes', [{ ...time, time: '24:00' }]],
    ['reminderTimes', [{ ...time, kind: 'noon' }]],
    ['reminderTimes', [time, time]],
    ['quietHours', { from: '07:00', to: '07:00' }],
    ['quietHours', { from: '7:00', to: '08:00' }],
    ['channels', { morning: { push: true, mail: false } }],
  ])('refuses %s %j and changes nothing', async (field, value) => {
    const client = await remindedMember(testApp);
    const before = (await client.get(path)).body.data;
    const payload = { ...buildReminderSettings({ remindersEnabled: false }), [field]: value };
    const response = await client.send({ method: 'PUT', url: path, payload });
    expect(response.status).toBe(422);
    expect(response.body.details[0].path.split('.')[0]).toBe(field);
    expect((await client.get(path)).body.data).toEqual(before);
  });
});

describe('what the next reminder follows from', () => {
  it('is worked out anew for another time zone, wherever it is changed', async () => {
    const client = await remindedMember(testApp);
    const { plans } = readReminded(testApp, client);
    expect(await plans()).toEqual(['morning 2026-11-24T06:00']);
    await client.patch('/api/profile', { timezone: 'America/New_York' });
    expect(await plans()).toEqual(['morning 2026-11-23T12:00']);
    await client.patch('/api/user', { timezone: 'Asia/Kolkata' });
    expect(await plans()).toEqual(['morning 2026-11-24T01:30']);
  });

  it('is worked out anew for another day of a follow-up', async () => {
    const channels = { ...buildReminderSettings().channels, follow_up: { push: true, mail: false } };
    const client = await remindedMember(testApp, { settings: { channels, reminderTimes: [] } });
    const { id } = await buildConsultation(testApp, client.user.id, { followUpDate: '2026-11-24' });
    const response = await client.patch(`/api/oracle/consultations/${id}`, { followUpDate: '2026-11-27' });
    expect(response.status, response.text).toBe(200);
    expect(await readReminded(testApp, client).plans()).toEqual(['follow_up 2026-11-27T09:00']);
  });

  it('is not held up by a zone that is known no more', async () => {
    const client = await remindedMember(testApp);
    const { db } = testApp.context;
    await db.update(users).set({ timezone: 'Mars/Olympus' }).where(eq(users.id, client.user.id));
    expect((await client.get(path)).body.data).toMatchObject({
      timezone: 'UTC',
      next: [{ at: '2026-11-24T07:00:00.000Z' }, {}, {}],
    });
  });

  it('goes with the account', async () => {
    const client = await remindedMember(testApp);
    const { db } = testApp.context;
    await db.delete(users).where(eq(users.id, client.user.id));
    expect(await readReminded(testApp, client).plans()).toEqual([]);
    expect(await db.$count(memorySettings, eq(memorySettings.userId, client.user.id))).toBe(0);
  });
});
