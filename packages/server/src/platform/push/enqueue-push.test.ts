import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { pushSubscriptions } from '#server/db/tables/messaging/push-subscriptions.ts';
import { outgoingPushes, pushDeliveries } from '#server/db/tables/platform/outgoing-pushes.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { buildSubscription } from '#server/features/messaging/push-subscriptions/testing/push-subscription-samples.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { enqueuePush } from './enqueue-push.ts';
import type { NewPush } from './push.ts';
import { buildPush } from './testing/build-push.ts';

const testApp = await buildTestApp();
afterAll(() => testApp.close());
const { context } = testApp;

const enqueue = (client: SignedInClient, more: Partial<NewPush> = {}) =>
  enqueuePush(context, context.db, buildPush(client, more));

async function memberWithDevices(devices: number): Promise<SignedInClient> {
  const client = await signedInClient(testApp);
  for (let each = 0; each < devices; each += 1) await client.post('/api/push/subscribe', buildSubscription());
  return client;
}

const deliveriesOf = (client: SignedInClient) =>
  context.db.select().from(pushDeliveries).where(eq(pushDeliveries.userId, client.user.id));

describe('enqueuePush', () => {
  it('goes to every active device of the member alone', async () => {
    const [client, other] = [await memberWithDevices(3), await memberWithDevices(1)];
    const [first] = (await client.get('/api/push/subscriptions')).body.data.items;
    await context.db
      .update(pushSubscriptions)
      .set({ isActive: false })
      .where(eq(pushSubscriptions.id, first.id));
    expect(await enqueue(client)).toBe(2);
    expect((await deliveriesOf(client)).map(({ subscriptionId }) => subscriptionId)).not.toContain(first.id);
    expect(await deliveriesOf(other)).toEqual([]);
  });

  it('tells a fact once for each member, however often and from wherever it is told', async () => {
    const [client, other] = [await memberWithDevices(1), await memberWithDevices(1)];
    const told = await Promise.all(Array.from({ length: 5 }, () => enqueue(client, { fact: 'morning' })));
    expect(told.toSorted()).toEqual([0, 0, 0, 0, 1]);
    expect(await enqueue(other, { fact: 'morning' })).toBe(1);
    await client.post('/api/push/subscribe', buildSubscription());
    expect(await enqueue(client, { fact: 'morning' })).toBe(0);
    expect([await enqueue(client), await enqueue(client)]).toEqual([2, 2]);
  });

  it('keeps the fact where nobody is to be told of it', async () => {
    const client = await signedInClient(testApp);
    expect(await enqueue(client, { fact: 'evening' })).toBe(0);
    await client.post('/api/push/subscribe', buildSubscription());
    expect(await enqueue(client, { fact: 'evening' })).toBe(0);
  });

  it.each([{ pushNotifications: false }, { accountStatus: 'suspended' as const }])(
    'sends nothing to a member with %j',
    async (values) => {
      const client = await memberWithDevices(1);
      await context.db.update(users).set(values).where(eq(users.id, client.user.id));
      expect(await enqueue(client)).toBe(0);
    },
  );

  it('keeps nothing, and wakes nobody, where its transaction fails', async () => {
    const client = await memberWithDevices(1);
    let wakes = 0;
    context.push.onEnqueued = () => {
      wakes += 1;
    };
    const failed = inTransaction(context.db, async (tx) => {
      await enqueuePush(context, tx, buildPush(client));
      throw new TypeError('and then it fails');
    });
    await expect(failed).rejects.toThrow('and then it fails');
    expect([wakes, await deliveriesOf(client)]).toEqual([0, []]);
    await inTransaction(context.db, (tx) => enqueuePush(context, tx, buildPush(client)));
    expect(wakes).toBe(1);
  });

  it('cuts what no device shows', async () => {
    const client = await memberWithDevices(1);
    await enqueue(client, { title: '🌙'.repeat(100), body: 'a'.repeat(5_000) });
    const [row] = await context.db
      .select()
      .from(outgoingPushes)
      .where(eq(outgoingPushes.userId, client.user.id));
    expect(row?.title).toBe(`${'🌙'.repeat(59)}…`);
    expect(row?.body).toHaveLength(400);
  });

  it.each([
    { topic: 'a topic' },
    { topic: 'a'.repeat(33) },
    { ttlSeconds: 0 },
    { ttlSeconds: 4 * 60 * 60 + 1 },
    { path: 'https://example.org' },
    { path: '//example.org' },
  ])('refuses %j, which only a mistake of ours can bring', async (more) => {
    await expect(enqueue(await memberWithDevices(0), more)).rejects.toThrow('push');
  });
});
