import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pushSubscriptions } from '#server/db/tables/messaging/push-subscriptions.ts';
import { outgoingPushes, pushDeliveries } from '#server/db/tables/platform/outgoing-pushes.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { startPushService } from '#server/testing/push-service.ts';
import { receivePushes, subscribeTestDevice, type TestDevice } from '#server/testing/receive-pushes.ts';
import { enqueuePush } from '../enqueue-push.ts';
import type { NewPush } from '../push.ts';
import { buildPush } from '../testing/build-push.ts';
import { deliverPushes } from './dispatch-pushes.ts';
import { purgePushesJob } from './purge-pushes.job.ts';

const service = await startPushService();
const testApp = await buildTestApp({
  env: { PUSH_PRIVATE_ORIGINS: service.origin, VAPID_SUBJECT: 'mailto:operator@example.org' },
  config: { push: { connectMs: 200, answerMs: 300 } },
});
afterAll(async () => {
  await testApp.close();
  await service.close();
});
const { context, clock } = testApp;
const minute = 60_000;

let client: SignedInClient;
let device: TestDevice;

beforeEach(async () => {
  await context.db.delete(outgoingPushes);
  service.answer(null, 201);
  service.take();
  client = await signedInClient(testApp);
  device = await subscribeTestDevice(client, service);
});

const enqueue = (more: Partial<NewPush> = {}) => enqueuePush(context, context.db, buildPush(client, more));
const receive = () => receivePushes(testApp, service);
/** How often the push service was asked since the last time, whatever it said. */
const triesOf = (endpoint: string) => service.received.filter((push) => push.endpoint === endpoint).length;
const deliveryOf = async () =>
  (await context.db.select().from(pushDeliveries).where(eq(pushDeliveries.userId, client.user.id)))[0];
const deviceRow = async () =>
  (await context.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, device.id)))[0];

describe('a push that is taken', () => {
  it('is encrypted for its device, signed by this server, and says how long and how urgent it is', async () => {
    await enqueue({ urgency: 'high', ttlSeconds: 600 });
    clock.advance(10_000);
    const [push, ...more] = await receive();
    expect(more).toEqual([]);
    expect(service.faults).toEqual([]);
    expect(push).toMatchObject({
      endpoint: device.endpoint,
      ttl: 590,
      urgency: 'high',
      message: {
        title: 'Good morning',
        body: 'Lie still. What was there?',
        path: '/dream-input',
        tag: 'morning',
      },
      vapid: {
        aud: service.origin,
        sub: 'mailto:operator@example.org',
        key: (await context.push.keys()).publicKey,
      },
    });
    expect(await deliveryOf()).toMatchObject({ attempts: 1, sentAt: clock.now(), failure: null });
    expect(await deviceRow()).toMatchObject({ lastSuccessAt: clock.now(), failures: 0 });
    expect(await receive()).toEqual([]);
  });

  it('has a topic by which later ones take its place, and that tells the push service nothing', async () => {
    const other = await subscribeTestDevice(client, service);
    await enqueue({ topic: 'morning' });
    await enqueue({ topic: 'morning' });
    await enqueue({ topic: 'evening' });
    const pushes = await receive();
    const topicsOf = ({ endpoint }: TestDevice) =>
      pushes.filter((push) => push.endpoint === endpoint).map(({ topic }) => topic);
    const [first, second, evening] = topicsOf(device);
    expect(first).toMatch(/^[\w-]{32}$/);
    expect(second).toBe(first);
    expect(evening).not.toBe(first);
    expect(topicsOf(other)).not.toContain(first);
  });

  it('can be opened by a device that knows this server alone', async () => {
    const { publicKey } = await context.push.keys();
    await subscribeTestDevice(client, service, service.createSubscription(publicKey));
    await enqueue();
    expect(await receive()).toHaveLength(2);
    await subscribeTestDevice(
      client,
      service,
      service.createSubscription(randomBytes(65).toString('base64url')),
    );
    await enqueue();
    expect(await receive()).toHaveLength(2);
    expect(service.faults).toEqual(['403: signed by another server']);
  });

  it('leaves its words behind only until it expires', async () => {
    await enqueue({ fact: 'once' });
    await receive();
    await purgePushesJob(context).run();
    const rows = () => context.db.select().from(outgoingPushes);
    expect(await rows()).toMatchObject([{ title: 'Good morning' }]);
    clock.advance(61 * minute);
    await purgePushesJob(context).run();
    expect(await rows()).toMatchObject([{ title: '', body: '', path: '/', fact: 'once' }]);
    clock.advance(30 * 24 * 60 * minute);
    await purgePushesJob(context).run();
    expect(await rows()).toEqual([]);
  });
});

describe('a device that is no more', () => {
  it.each([404, 410])('is deleted at %d, with everything that was on its way to it', async (status) => {
    service.answer(device.endpoint, status);
    await enqueue();
    await enqueue();
    await receive();
    expect(await deviceRow()).toBeUndefined();
    expect(await deliveryOf()).toBeUndefined();
    expect(triesOf(device.endpoint)).toBe(1);
    clock.advance(60 * minute);
    await receive();
    expect(triesOf(device.endpoint)).toBe(1);
  });
});

describe('a push service that cannot just now', () => {
  it.each([429, 500, 503])(
    'is asked again after %d, more and more rarely, until it takes it',
    async (status) => {
      service.answer(device.endpoint, status, status, 201);
      await enqueue();
      expect(await receive()).toEqual([]);
      expect(await deliveryOf()).toMatchObject({ attempts: 1, failure: `status_${status}`, sentAt: null });
      clock.advance(14_000);
      await receive();
      expect(triesOf(device.endpoint)).toBe(1);
      clock.advance(1_000);
      await receive();
      expect(triesOf(device.endpoint)).toBe(2);
      clock.advance(minute);
      expect(await receive()).toHaveLength(1);
      expect(await deviceRow()).toMatchObject({ failures: 0, isActive: true });
    },
  );

  it('is asked no sooner than it wants, in seconds or by a date', async () => {
    const later = (value: string) => (_: unknown, response: ServerResponse) =>
      void response.writeHead(429, { 'retry-after': value }).end();
    const inAnHour = new Date(clock.now().getTime() + 20 * minute).toUTCString();
    service.answer(device.endpoint, later('600'), later(inAnHour), 201);
    await enqueue();
    await receive();
    clock.advance(9 * minute);
    await receive();
    expect(triesOf(device.endpoint)).toBe(1);
    clock.advance(minute);
    await receive();
    expect(triesOf(device.endpoint)).toBe(2);
    clock.advance(9 * minute);
    await receive();
    expect(triesOf(device.endpoint)).toBe(2);
    clock.advance(minute);
    expect(await receive()).toHaveLength(1);
  });

  it('is given up where it wants to be asked when the push has expired', async () => {
    service.answer(
      device.endpoint,
      (_, response) => void response.writeHead(503, { 'retry-after': '86400' }).end(),
    );
    await enqueue();
    await receive();
    expect(await deliveryOf()).toMatchObject({ failedAt: clock.now(), failure: 'status_503' });
  });

  it('is given up after some time where it says nothing', async () => {
    service.answer(device.endpoint, () => undefined);
    await enqueue();
    await receive();
    expect(await deliveryOf()).toMatchObject({
      attempts: 1,
      failure: 'ETIMEDOUT',
      sentAt: null,
      failedAt: null,
    });
  });

  it('is not sent what has expired meanwhile', async () => {
    await enqueue({ ttlSeconds: 60 });
    clock.advance(minute);
    await receive();
    expect(triesOf(device.endpoint)).toBe(0);
    expect(await deliveryOf()).toMatchObject({ failure: 'expired', failedAt: clock.now() });
    expect(await deviceRow()).toMatchObject({ failures: 0 });
  });
});

describe('a push service that refuses', () => {
  it.each([401, 403])(
    'because it does not know this server (%d) is told to the operator, and keeps the device',
    async (status) => {
      const logged: unknown[] = [];
      const log = { ...context.log, error: (...what: unknown[]) => logged.push(what), warn: () => undefined };
      service.answer(device.endpoint, status);
      await enqueue();
      await deliverPushes({ ...context, log: log as never });
      expect(logged).toEqual([
        [
          expect.objectContaining({ failure: 'unauthorized', device: device.id, service: '127.0.0.1' }),
          expect.any(String),
        ],
      ]);
      expect(JSON.stringify(logged)).not.toContain(device.endpoint);
      expect(await deliveryOf()).toMatchObject({ failure: 'unauthorized', failedAt: clock.now() });
      expect(await deviceRow()).toMatchObject({ isActive: true, failures: 1 });
      clock.advance(60 * minute);
      await receive();
      expect(triesOf(device.endpoint)).toBe(1);
    },
  );

  it('because a push is too large gets a shorter one, once', async () => {
    service.answer(device.endpoint, 413, 201, 413, 413);
    await enqueue({ body: 'a '.repeat(200) });
    const [taken] = await receive();
    expect(taken?.message.body?.length).toBeLessThanOrEqual(80);
    expect(triesOf(device.endpoint)).toBe(2);
    await enqueue({ body: 'a '.repeat(200) });
    await receive();
    expect(triesOf(device.endpoint)).toBe(4);
    const failures = await context.db.select({ failure: pushDeliveries.failure }).from(pushDeliveries);
    expect(failures).toContainEqual({ failure: 'too_large' });
  });

  it('and wants to be asked elsewhere is not followed', async () => {
    const elsewhere = service.createSubscription();
    service.answer(
      device.endpoint,
      (_, response) => void response.writeHead(307, { location: elsewhere.endpoint }).end(),
    );
    await enqueue();
    await receive();
    expect(triesOf(elsewhere.endpoint)).toBe(0);
    expect(await deliveryOf()).toMatchObject({ failure: 'status_307' });
  });

  it('everything for a week is left alone, until the device comes back', async () => {
    service.answer(device.endpoint, 400);
    const fail = async (times: number) => {
      for (let time = 0; time < times; time += 1) await enqueue();
      await receive();
    };
    await fail(6);
    expect(await deviceRow()).toMatchObject({ isActive: true, failures: 6 });
    clock.advance(7 * 24 * 60 * minute);
    await fail(1);
    expect(await deviceRow()).toMatchObject({ isActive: false, failures: 7 });
    expect(await enqueue()).toBe(0);
    const { endpoint } = device;
    const [row] = await context.db
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.endpoint, endpoint));
    const keys = { p256dh: row?.p256dhKey ?? '', auth: row?.authKey ?? '' };
    await subscribeTestDevice(client, service, { endpoint, expirationTime: null, keys });
    expect(await deviceRow()).toMatchObject({ isActive: true, failures: 0, failingSince: null });
  });
});
