import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import {
  anyPractice,
  buildConsultation,
  givenAnswer,
} from '#server/features/oracle/consultations/testing/build-consultation.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import type { SignedInClient } from '#server/testing/factories.ts';
import { readReminded, remindedMember, setReminders } from '../testing/reminder-fixture.ts';
import { buildReminderSettings } from '../testing/reminder-samples.ts';
import { sendDueReminders } from './send-due-reminders.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const on = { push: true, mail: false };
const channels = { morning: on, evening: on, exercise: on, follow_up: on };
let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  // What earlier tests have planned is not due here.
  await testApp.context.pool.query('DELETE FROM reminder_plans');
  at('2026-11-23T12:00:00Z');
});

const at = (moment: string) => testApp.clock.set(new Date(moment));
const send = () => sendDueReminders(testApp.context);
const timeOf = (kind: 'morning' | 'evening' | 'exercise', time: string) => [
  { kind, weekdays: everyDay, time },
];

describe('a reminder', () => {
  it('comes when its time has come, and once', async () => {
    const client = await remindedMember(testApp);
    const { outcomes, pushes, plans } = readReminded(testApp, client);
    at('2026-11-24T05:59:59Z');
    expect(await send()).toBe(0);
    at('2026-11-24T06:00:00Z');
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    expect(await outcomes()).toEqual(['2026-11-24 morning sent']);
    expect(await pushes()).toMatchObject([
      {
        kind: 'reminder_morning',
        topic: 'reminder-morning',
        title: 'Lie still: what was there?',
        path: '/dream-input?night=1',
        expiresAt: new Date('2026-11-24T10:00:00Z'),
      },
    ]);
    expect(await plans()).toEqual(['morning 2026-11-25T06:00']);
  });

  it('speaks the language of the member', async () => {
    const client = await remindedMember(testApp, { language: 'es' });
    at('2026-11-24T06:00:00Z');
    await send();
    expect((await readReminded(testApp, client).pushes())[0]?.title).toBe('No te muevas: ¿qué había ahí?');
  });

  it('is shown by no device in quiet hours, nor later than four hours', async () => {
    const client = await remindedMember(testApp, {
      settings: {
        reminderTimes: timeOf('evening', '21:30'),
        quietHours: { from: '22:00', to: '07:00' },
        channels,
      },
    });
    at('2026-11-23T20:30:00Z');
    await send();
    expect((await readReminded(testApp, client).pushes())[0]?.expiresAt).toEqual(
      new Date('2026-11-23T21:00:00Z'),
    );
  });

  it('says in what became of it that there was no way to the member', async () => {
    const without = await remindedMember(testApp, { hasDevice: false });
    const off = await remindedMember(testApp);
    await off.post('/api/user/messaging-preferences', { emailNotifications: true, pushNotifications: false });
    const closed = await remindedMember(testApp);
    const { db } = testApp.context;
    await db.update(users).set({ accountStatus: 'suspended' }).where(eq(users.id, closed.user.id));
    at('2026-11-24T06:00:00Z');
    await send();
    for (const client of [without, off, closed])
      expect(await readReminded(testApp, client).outcomes()).toEqual(['2026-11-24 morning nowhere']);
  });
});

describe('what was done already', () => {
  const sent = async (client: SignedInClient) =>
    (await readReminded(testApp, client).outcomes()).map((outcome) => outcome.split(' ')[2]);

  it.each([
    ['a dream of the night', '2026-11-24T05:30:00Z', 'done'],
    ['a dream of the evening before', '2026-11-23T20:00:00Z', 'sent'],
  ])('%s: the morning is %s, %s', async (_, recorded, outcome) => {
    const client = await remindedMember(testApp);
    at(recorded);
    const { status } = await client.post('/api/dreams', { userId: client.user.id, content: 'A dog.' });
    expect(status).toBe(201);
    at('2026-11-24T06:00:00Z');
    await send();
    expect(await sent(client)).toEqual([outcome]);
  });

  it('a dream that was deleted again does not count', async () => {
    const client = await remindedMember(testApp);
    at('2026-11-24T05:30:00Z');
    const { body } = await client.post('/api/dreams', { userId: client.user.id, content: 'A dog.' });
    await client.delete(`/api/dreams/${body.data.id}`);
    at('2026-11-24T06:00:00Z');
    await send();
    expect(await sent(client)).toEqual(['sent']);
  });

  it.each([
    ['2026-11-24', 'done'],
    ['2026-11-23', 'sent'],
  ])('a mark of the night %s: the morning is %s', async (night, outcome) => {
    const client = await remindedMember(testApp);
    at('2026-11-24T05:30:00Z');
    const mark = await client.send({
      method: 'PUT',
      url: '/api/memory/recall-marks',
      payload: { night, mark: 'none' },
    });
    expect(mark.status, mark.text).toBe(200);
    at('2026-11-24T06:00:00Z');
    await send();
    expect(await sent(client)).toEqual([outcome]);
  });

  it.each([
    ['completed', '2026-11-23T15:00:00Z', 'done'],
    ['paused', null, 'sent'],
  ])('an exercise of today that is %s: %s', async (_, completedAt, outcome) => {
    const client = await remindedMember(testApp, {
      settings: { reminderTimes: timeOf('exercise', '18:00'), channels },
    });
    at('2026-11-23T15:30:00Z');
    const kept = await client.post('/api/memory/exercise-sessions', {
      date: '2026-11-23',
      duration: 120,
      assistedDays: 1,
      unassistedDays: 2,
      completedAt,
    });
    expect(kept.status, kept.text).toBe(201);
    at('2026-11-23T17:00:00Z');
    await send();
    expect(await sent(client)).toEqual([outcome]);
  });

  it('an entry for the open question: the evening does not ask again', async () => {
    const settings = { reminderTimes: timeOf('evening', '22:00'), channels };
    const members = [
      await remindedMember(testApp, { settings }),
      await remindedMember(testApp, { settings }),
    ];
    const [client, other] = members as [SignedInClient, SignedInClient];
    const ask = ({ user }: SignedInClient) =>
      buildConsultation(testApp, user.id, {
        oracleResponse: { ...givenAnswer(1, anyPractice()), isIncubation: true },
        followUpDate: '2026-11-30',
        createdAt: new Date('2026-11-22T12:00:00Z'),
      });
    const { id } = await ask(client);
    const asked = await ask(other);
    const entry = await client.post(`/api/oracle/consultations/${id}/practice-entries`, {
      practiceDate: '2026-11-23',
      journalEntry: 'I asked before sleep.',
    });
    expect(entry.status, entry.text).toBe(201);
    at('2026-11-23T21:00:00Z');
    await send();
    expect([await sent(client), await sent(other)]).toEqual([['done'], ['sent']]);
    const [push] = await readReminded(testApp, other).pushes();
    // Its words stay on the server.
    expect(push).toMatchObject({
      path: `/oracle-history/${asked.id}`,
      body: 'Take your open question into the night, and tell yourself that you will remember.',
    });
  });

  it('a practice that was looked back on: nobody asks any more', async () => {
    const settings = { reminderTimes: [], channels };
    const client = await remindedMember(testApp, { settings });
    const { id } = await buildConsultation(testApp, client.user.id, { followUpDate: '2026-11-24' });
    await setReminders(client, settings);
    const done = await client.post(`/api/oracle/consultations/${id}/follow-up`, { next: 'end' });
    expect(done.status, done.text).toBe(201);
    at('2026-11-24T09:00:00Z');
    await send();
    expect(await readReminded(testApp, client).pushes()).toEqual([]);
    expect(await readReminded(testApp, client).plans()).toEqual([]);
  });
});

describe('a follow-up', () => {
  it('comes once, on its day, and leads to its practice', async () => {
    const settings = { reminderTimes: [], channels };
    const client = await remindedMember(testApp, { settings });
    const { id } = await buildConsultation(testApp, client.user.id, { followUpDate: '2026-11-24' });
    await setReminders(client, settings);
    const { outcomes, pushes } = readReminded(testApp, client);
    at('2026-11-24T09:00:00Z');
    await send();
    expect(await pushes()).toMatchObject([{ path: `/oracle-history/${id}`, topic: 'reminder-follow_up' }]);
    at('2026-11-26T09:00:00Z');
    await send();
    expect(await outcomes()).toEqual(['2026-11-24 follow_up sent']);
  });

  it('does not come where it was not chosen', async () => {
    const client = await remindedMember(testApp, { settings: { reminderTimes: [] } });
    await buildConsultation(testApp, client.user.id, { followUpDate: '2026-11-24' });
    await setReminders(client, { reminderTimes: [] });
    at('2026-11-24T09:00:00Z');
    expect(await send()).toBe(0);
  });
});

describe('one a day', () => {
  it('whatever time is set after it', async () => {
    const client = await remindedMember(testApp);
    const { outcomes, plans } = readReminded(testApp, client);
    at('2026-11-24T06:00:00Z');
    await send();
    await setReminders(client, { reminderTimes: timeOf('morning', '08:00') });
    expect(await plans()).toEqual(['morning 2026-11-25T07:00']);
    at('2026-11-24T07:00:00Z');
    expect(await send()).toBe(0);
    expect(await outcomes()).toHaveLength(1);
  });

  it('whichever zone the member is in after it', async () => {
    const client = await remindedMember(testApp);
    const { pushes, plans } = readReminded(testApp, client);
    at('2026-11-24T06:00:00Z');
    await send();
    // It is 1:00 of the same day there.
    await client.patch('/api/profile', { timezone: 'America/New_York' });
    expect(await plans()).toEqual(['morning 2026-11-25T12:00']);
    // And here it is 19:00 of it.
    await client.patch('/api/profile', { timezone: 'Pacific/Auckland' });
    expect(await plans()).toEqual(['morning 2026-11-24T18:00']);
    at('2026-11-24T18:00:00Z');
    await send();
    expect((await pushes()).map(({ fact }) => fact)).toEqual([
      'reminder:morning:2026-11-24',
      'reminder:morning:2026-11-25',
    ]);
  });

  it('by what is set when its time has come, also where nobody planned it anew', async () => {
    const client = await remindedMember(testApp);
    const { pool } = testApp.context;
    await pool.query('UPDATE memory_settings SET reminder_times = $1 WHERE user_id = $2', [
      JSON.stringify(timeOf('morning', '09:00')),
      client.user.id,
    ]);
    at('2026-11-24T06:00:00Z');
    await send();
    const { outcomes, plans } = readReminded(testApp, client);
    expect(await outcomes()).toEqual([]);
    expect(await plans()).toEqual(['morning 2026-11-24T08:00']);
  });
});

describe('after a time in which no server ran', () => {
  it('what is still of use comes, and what is not is left out, without a heap of them', async () => {
    const settings = { reminderTimes: timeOf('morning', '08:00') };
    const [late, inTime] = [await remindedMember(testApp), await remindedMember(testApp, { settings })];
    // Three days later, at 9:30 in Prague.
    at('2026-11-26T08:30:00Z');
    expect(await send()).toBe(2);
    expect(await readReminded(testApp, late).outcomes()).toEqual(['2026-11-24 morning late']);
    expect(await readReminded(testApp, late).plans()).toEqual(['morning 2026-11-27T06:00']);
    expect(await readReminded(testApp, inTime).outcomes()).toEqual(['2026-11-24 morning late']);
    at('2026-11-27T08:30:00Z');
    await send();
    expect(await readReminded(testApp, inTime).pushes()).toHaveLength(1);
    expect(await readReminded(testApp, late).pushes()).toEqual([]);
  });

  it('nothing comes in hours that have become quiet', async () => {
    const client = await remindedMember(testApp, {
      settings: {
        reminderTimes: timeOf('evening', '21:30'),
        quietHours: { from: '22:00', to: '07:00' },
        channels,
      },
    });
    at('2026-11-23T21:15:00Z');
    await send();
    expect(await readReminded(testApp, client).outcomes()).toEqual(['2026-11-23 evening quiet']);
  });
});

it('plans what comes next for a whole week of settings', async () => {
  const reminderTimes = [
    { kind: 'morning' as const, weekdays: [1, 2, 3, 4, 5], time: '08:30' },
    { kind: 'morning' as const, weekdays: [6, 7], time: '09:00' },
  ];
  const client = await remindedMember(testApp, { settings: { ...buildReminderSettings(), reminderTimes } });
  for (let day = 24; day < 31; day += 1) {
    at(`2026-11-${day}T08:00:00Z`);
    await send();
  }
  const sent = (await readReminded(testApp, client).pushes()).map(({ fact }) => fact?.slice(-2));
  expect(sent).toEqual(['24', '25', '26', '27', '28', '29', '30']);
});
