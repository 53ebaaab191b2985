import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppContext } from '#server/context.ts';
import { outgoingPushes, pushDeliveries } from '#server/db/tables/platform/outgoing-pushes.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { startPushService } from '#server/testing/push-service.ts';
import { subscribeTestDevice } from '#server/testing/receive-pushes.ts';
import { enqueuePush } from '../enqueue-push.ts';
import { buildPush } from '../testing/build-push.ts';
import { createDeliveriesQueries, leaseMs } from './deliveries.queries.ts';
import { createPushDispatcher, deliverPushes } from './dispatch-pushes.ts';
import { startPushDelivery } from './start-push-delivery.ts';

const service = await startPushService();
const testApp = await buildTestApp({ env: { PUSH_PRIVATE_ORIGINS: service.origin } });
afterAll(async () => {
  await testApp.close();
  await service.close();
});
const { context, clock } = testApp;

beforeEach(async () => {
  await context.db.delete(outgoingPushes);
  service.answer(null, 201);
  service.take();
});

async function memberWithDevices(devices: number): Promise<SignedInClient> {
  const client = await signedInClient(testApp);
  for (let each = 0; each < devices; each += 1) await subscribeTestDevice(client, service);
  return client;
}
const enqueue = (client: SignedInClient, more = {}) =>
  enqueuePush(context, context.db, buildPush(client, more));

/** As another process on the same database: nothing is shared but that. */
const node = (): AppContext => ({ ...context, log: context.log });

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(5);
}

describe('several nodes', () => {
  it('send each push once', async () => {
    const clients = await Promise.all(Array.from({ length: 40 }, () => memberWithDevices(2)));
    for (const client of clients) {
      for (const title of ['one', 'two', 'three']) await enqueue(client, { title });
    }
    await Promise.all([deliverPushes(node()), deliverPushes(node()), deliverPushes(node())]);
    const received = service.take().map(({ endpoint, message }) => `${endpoint} ${message.title}`);
    expect(received).toHaveLength(40 * 2 * 3);
    expect(new Set(received).size).toBe(received.length);
  });

  it('send what one has taken that ended, once its time is over', async () => {
    const client = await memberWithDevices(1);
    await enqueue(client);
    const claimed = await createDeliveriesQueries(context.db).claim(clock.now(), 10, []);
    expect(claimed).toHaveLength(1);
    await deliverPushes(node());
    expect(service.take()).toEqual([]);
    clock.advance(leaseMs);
    await deliverPushes(node());
    expect(service.take()).toHaveLength(1);
  });
});

describe('devices that do not answer', () => {
  it('hold one place for their member, and everybody else goes past them', async () => {
    const [slow, quick] = [await memberWithDevices(5), await memberWithDevices(1)];
    const quickEndpoint = (await listEndpoints(quick))[0]?.endpoint;
    const held: (() => void)[] = [];
    for (const { endpoint } of await listEndpoints(slow)) {
      service.answer(endpoint, (_, response) => void held.push(() => response.writeHead(201).end()));
    }
    await enqueue(slow);
    await enqueue(slow);
    await enqueue(quick);
    const config = { ...context.config, push: { ...context.config.push, places: 2 } };
    const dispatcher = createPushDispatcher({ ...context, config });
    const dispatched = dispatcher.dispatch();
    await until(() => service.received.some(({ endpoint }) => endpoint === quickEndpoint));
    expect(held).toHaveLength(1);
    const release = setInterval(() => answerAll(held), 5);
    await dispatched;
    await dispatcher.idle();
    while ((await dispatcher.dispatch()) > 0) await dispatcher.idle();
    clearInterval(release);
    expect(await context.db.$count(pushDeliveries, sql`sent_at IS NOT NULL`)).toBe(11);
  });
});

function answerAll(held: (() => void)[]): void {
  for (const answer of held.splice(0)) answer();
}

async function listEndpoints(client: SignedInClient): Promise<{ endpoint: string }[]> {
  const { rows } = await context.db.execute<{ endpoint: string }>(
    sql`SELECT endpoint FROM push_subscriptions WHERE user_id = ${client.user.id}`,
  );
  return rows;
}

describe('the delivery of pushes', () => {
  it('begins when one is enqueued, and gives back what it has not begun when it stops', async () => {
    const client = await memberWithDevices(2);
    const held: (() => void)[] = [];
    for (const { endpoint } of await listEndpoints(client)) {
      service.answer(endpoint, (_, response) => void held.push(() => response.writeHead(201).end()));
    }
    const loop = startPushDelivery(context);
    await enqueue(client);
    await until(() => held.length === 1);
    const stopped = loop.stop();
    held[0]?.();
    await stopped;
    const rows = await context.db
      .select()
      .from(pushDeliveries)
      .where(eq(pushDeliveries.userId, client.user.id));
    expect(rows.map(({ sentAt, attempts }) => [sentAt !== null, attempts]).toSorted()).toEqual([
      [false, 0],
      [true, 1],
    ]);
    expect(rows.find(({ sentAt }) => sentAt === null)?.dueAt).toEqual(clock.now());
  });
});
