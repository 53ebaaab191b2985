import { limits } from '@chitta/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';

const url = '/api/memory/settings';
let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const unsaid = { reminderTimes: [], remindersEnabled: true, exerciseGoal: 7, notificationsEnabled: true };
const morning = { kind: 'morning', weekdays: [1, 2, 3, 4, 5], time: '06:45' };
const said = {
  reminderTimes: [morning, { kind: 'exercise', weekdays: [7], time: '23:59' }],
  remindersEnabled: false,
  exerciseGoal: 30,
  notificationsEnabled: false,
};

it('begins with what the specification says, and keeps what is said', async () => {
  const client = await signedInClient(testApp);
  expect((await client.get(url)).body.data).toEqual(unsaid);
  expect((await client.put(url, said)).body.data).toEqual(said);
  expect((await client.get(url)).body.data).toEqual(said);
  await client.put(url, unsaid);
  expect((await client.get(url)).body.data).toEqual(unsaid);
  const other = await signedInClient(testApp);
  expect((await other.get(url)).body.data).toEqual(unsaid);
});

it.each([
  ['a time that is none', { reminderTimes: [{ ...morning, time: '24:00' }] }],
  ['a weekday that is none', { reminderTimes: [{ ...morning, weekdays: [0] }] }],
  ['a weekday twice', { reminderTimes: [{ ...morning, weekdays: [1, 1] }] }],
  ['no weekday', { reminderTimes: [{ ...morning, weekdays: [] }] }],
  ['a kind that is none', { reminderTimes: [{ ...morning, kind: 'noon' }] }],
  ['a time twice', { reminderTimes: [morning, { ...morning, weekdays: [5, 6] }] }],
  [
    'too many times',
    {
      reminderTimes: Array.from({ length: limits.memoryReminders + 1 }, (_, index) => ({
        ...morning,
        time: `${String(index).padStart(2, '0')}:00`,
      })),
    },
  ],
  ['a goal of none', { exerciseGoal: 0 }],
  ['a goal beyond reach', { exerciseGoal: 61 }],
])('refuses %s', async (_name, change) => {
  const client = await signedInClient(testApp);
  const answer = await client.put(url, { ...said, ...change });
  expect([answer.status, answer.body.reason]).toEqual([422, 'requests.invalid']);
  expect((await client.get(url)).body.data).toEqual(unsaid);
});
