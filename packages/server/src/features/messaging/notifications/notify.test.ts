import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notifications } from '#server/db/tables/messaging/notifications.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { buildUser } from '#server/testing/factories.ts';
import { type NewNotification, notify } from './notify.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const reward = (userId: number): NewNotification => ({
  userId,
  kind: 'reward_earned',
  fact: 'reward:7',
  params: { months: 1 },
  path: '/referrals',
});
const rowsOf = (userId: number) =>
  testApp.context.db.select().from(notifications).where(eq(notifications.userId, userId));

it('keeps the same fact once for each member, as it was told first', async () => {
  const { context } = testApp;
  const [one, other] = await Promise.all([buildUser(testApp), buildUser(testApp)]);
  await Promise.all([1, 2, 3].map(() => notify(context, context.db, reward(one.id))));
  await notify(context, context.db, { ...reward(one.id), params: { months: 2 } });
  await notify(context, context.db, reward(other.id));
  expect(await rowsOf(one.id)).toMatchObject([
    { kind: 'reward_earned', params: { months: 1 }, path: '/referrals', readAt: null },
  ]);
  expect(await rowsOf(other.id)).toHaveLength(1);
});

it('is there with the transaction that tells of it, or not at all', async () => {
  const { context } = testApp;
  const { id } = await buildUser(testApp);
  const failing = inTransaction(context.db, async (tx) => {
    await notify(context, tx, reward(id));
    throw new Error('the fact did not come about');
  });
  await expect(failing).rejects.toThrow('the fact');
  expect(await rowsOf(id)).toEqual([]);
});
