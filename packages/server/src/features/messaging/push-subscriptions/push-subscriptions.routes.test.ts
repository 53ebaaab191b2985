import { hash } from 'node:crypto';
import { exportedPushDevice, limits } from '@chitta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { sessions } from '#server/db/tables/identity/sessions.ts';
import { pushSubscriptions } from '#server/db/tables/messaging/push-subscriptions.ts';
import { readExport } from '#server/features/data/exports/testing/read-export.ts';
import { createSecretToken, hashSecretToken } from '#server/platform/crypto/secret-token.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { startPushService } from '#server/testing/push-service.ts';
import { receivePushes, subscribeTestDevice } from '#server/testing/receive-pushes.ts';
import { buildSubscription } from './testing/push-subscription-samples.ts';

const service = await startPushService();
const testApp = await buildTestApp({
  env: { PUSH_PRIVATE_ORIGINS: service.origin },
  config: {
    limits: {
      pushDevicesPerMember: { points: 40, seconds: 60 },
      pushTestsPerMember: { points: 3, seconds: 60 },
    },
  },
});
afterAll(async () => {
  await testApp.close();
  await service.close();
});

const { db } = testApp.context;
const rowsOf = (client: SignedInClient) =>
  db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, client.user.id));
const subscribe = (client: SignedInClient, request = buildSubscription()) =>
  client.post('/api/push/subscribe', request);
const listOf = async (client: SignedInClient) => (await client.get('/api/push/subscriptions')).body.data;

describe('GET /api/push/vapid-public-key', () => {
  it('gives the point of a key of P-256, the same each time, and nothing else', async () => {
    const client = await signedInClient(testApp);
    const { body } = await client.get('/api/push/vapid-public-key');
    expect(Object.keys(body)).toEqual(['publicKey']);
    const point = Buffer.from(body.publicKey, 'base64url');
    expect([point.length, point[0]]).toEqual([65, 4]);
    expect((await client.get('/api/push/vapid-public-key')).body).toEqual(body);
  });
});

describe('POST /api/push/subscribe', () => {
  it('keeps what the browser says, and shows neither keys nor address', async () => {
    const client = await signedInClient(testApp);
    const request = buildSubscription();
    const { status, body, text } = await subscribe(client, request);
    const { endpoint, keys } = request.subscription;
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id: expect.any(Number),
      browser: 'Firefox',
      system: 'Android',
      service: 'push.example.org',
      endpointHash: hash('sha256', endpoint, 'hex'),
      createdAt: testApp.clock.now().toISOString(),
      lastSuccessAt: null,
      isActive: true,
    });
    for (const secret of [endpoint, keys.p256dh, keys.auth]) expect(text).not.toContain(secret);
    expect(await rowsOf(client)).toMatchObject([
      { endpoint, p256dhKey: keys.p256dh, authKey: keys.auth, userAgent: request.userAgent },
    ]);
  });

  it('knows a device again, with what it says now, as one that works', async () => {
    const client = await signedInClient(testApp);
    const request = buildSubscription();
    const { id } = (await subscribe(client, request)).body.data;
    await db
      .update(pushSubscriptions)
      .set({ isActive: false, failures: 9 })
      .where(eq(pushSubscriptions.id, id));
    const again = { ...buildSubscription(request.subscription.endpoint), userAgent: 'curl' };
    expect((await subscribe(client, again)).body.data).toMatchObject({ id, isActive: true });
    expect(await rowsOf(client)).toMatchObject([
      { id, failures: 0, userAgent: 'curl', authKey: again.subscription.keys.auth },
    ]);
  });

  it('takes the place of the subscription that it replaces, of the own alone', async () => {
    const [client, other] = [await signedInClient(testApp), await signedInClient(testApp)];
    const [mine, theirs] = [(await subscribe(client)).body.data, (await subscribe(other)).body.data];
    await subscribe(client, { ...buildSubscription(), replaces: theirs.endpointHash });
    expect(await rowsOf(other)).toHaveLength(1);
    const next = await subscribe(client, { ...buildSubscription(), replaces: mine.endpointHash });
    const ids = (await rowsOf(client)).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(ids).toContain(next.body.data.id);
    expect(ids).not.toContain(mine.id);
  });

  it('leaves a browser to whoever subscribed in it last', async () => {
    const [first, second] = [await signedInClient(testApp), await signedInClient(testApp)];
    const request = buildSubscription();
    await subscribe(first, request);
    await subscribe(second, request);
    expect(await rowsOf(first)).toEqual([]);
    expect(await rowsOf(second)).toHaveLength(1);
  });

  it('keeps one row where two members subscribe in it at once', async () => {
    const clients = await Promise.all(Array.from({ length: 6 }, () => signedInClient(testApp)));
    const request = buildSubscription();
    const answers = await Promise.all(clients.map((client) => subscribe(client, request)));
    expect(answers.map(({ status }) => status)).toEqual(clients.map(() => 200));
    const { endpoint } = request.subscription;
    expect(await db.$count(pushSubscriptions, eq(pushSubscriptions.endpoint, endpoint))).toBe(1);
  });

  it('has the oldest device make room', async () => {
    const client = await signedInClient(testApp);
    const first = (await subscribe(client)).body.data.id;
    for (let more = 0; more < limits.push.devices; more += 1) {
      testApp.clock.advance(1_000);
      expect((await subscribe(client)).status).toBe(200);
    }
    const ids = (await rowsOf(client)).map(({ id }) => id);
    expect(ids).toHaveLength(limits.push.devices);
    expect(ids).not.toContain(first);
  });

  it('counts new devices, and none that is known', async () => {
    const small = await buildTestApp({
      config: { limits: { pushDevicesPerMember: { points: 1, seconds: 60 } } },
    });
    const client = await signedInClient(small);
    const request = buildSubscription();
    const again = [
      await subscribe(client, request),
      await subscribe(client, request),
      await subscribe(client),
    ];
    expect(again.map(({ status }) => status)).toEqual([200, 200, 429]);
    await small.close();
  });

  it.each([
    'http://push.example.org/a',
    'https://push.example.org:8443/a',
    'https://user:secret@push.example.org/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://localhost/a',
    'https://PUSH.example.org/a',
    'https://push.example.org/a#b',
    'https://push.example.org/../a',
    'file:///etc/passwd',
    'push.example.org',
  ])('refuses %s', async (endpoint) => {
    const client = await signedInClient(testApp);
    const { status, body } = await subscribe(client, buildSubscription(endpoint));
    expect([status, body.reason]).toEqual([422, 'push_subscriptions.endpoint_refused']);
    expect(await rowsOf(client)).toEqual([]);
  });

  it('refuses a key that is no point of the curve', async () => {
    const client = await signedInClient(testApp);
    const request = buildSubscription();
    request.subscription.keys.p256dh = Buffer.alloc(65, 4).toString('base64url');
    const { status, body } = await subscribe(client, request);
    expect([status, body.details[0].path]).toEqual([422, 'subscription.keys.p256dh']);
  });
});

describe('the preference of the member', () => {
  it('is turned on by a new device, and left alone by one that is known or replaces one', async () => {
    const client = await signedInClient(testApp);
    const request = buildSubscription();
    expect((await listOf(client)).isOn).toBe(false);
    const { endpointHash } = (await subscribe(client, request)).body.data;
    expect((await listOf(client)).isOn).toBe(true);
    await client.post('/api/user/messaging-preferences', {
      emailNotifications: true,
      pushNotifications: false,
    });
    await subscribe(client, request);
    await subscribe(client, { ...buildSubscription(), replaces: endpointHash });
    const { isOn, items } = await listOf(client);
    expect([isOn, items.length]).toEqual([false, 1]);
  });
});

describe('DELETE /api/push/subscriptions/:id', () => {
  it('takes off a device of the own', async () => {
    const [client, other] = [await signedInClient(testApp), await signedInClient(testApp)];
    const { id } = (await subscribe(client)).body.data;
    expect((await other.delete(`/api/push/subscriptions/${id}`)).body.reason).toBe(
      'push_subscriptions.not_found',
    );
    expect(await listOf(client)).toMatchObject({ items: [{ id }] });
    expect((await client.delete(`/api/push/subscriptions/${id}`)).status).toBe(200);
    expect((await client.delete(`/api/push/subscriptions/${id}`)).status).toBe(404);
    expect((await listOf(client)).items).toEqual([]);
  });
});

describe('a device', () => {
  async function twoSessions() {
    const client = await signedInClient(testApp);
    const token = await testApp.context.sessions.open(client.user.id);
    const phone = { ...createClient(testApp, token), user: client.user };
    const kept = (await subscribe(client)).body.data.id;
    await subscribe(phone);
    return { client, phone, kept };
  }
  const idsOf = async (client: SignedInClient) => (await rowsOf(client)).map(({ id }) => id);

  it('gets nothing more once its member has logged out there', async () => {
    const { client, phone, kept } = await twoSessions();
    await phone.post('/api/auth/logout');
    expect(await idsOf(client)).toEqual([kept]);
  });

  it('nor once its session was ended from elsewhere', async () => {
    const { client, kept } = await twoSessions();
    await client.delete('/api/sessions');
    expect(await idsOf(client)).toEqual([kept]);
  });

  it('nor once the account is closed', async () => {
    const { client } = await twoSessions();
    expect((await client.post('/api/account-deletion')).status).toBe(200);
    expect(await idsOf(client)).toEqual([]);
  });

  it('belongs to the session that subscribed it last', async () => {
    const client = await signedInClient(testApp);
    const request = buildSubscription();
    await subscribe(client, request);
    const token = createSecretToken();
    await db.insert(sessions).values({
      tokenHash: hashSecretToken(token),
      userId: client.user.id,
      expiresAt: new Date(testApp.clock.now().getTime() + 60_000),
    });
    const again = { ...createClient(testApp, token), user: client.user };
    await subscribe(again, request);
    await client.post('/api/auth/logout');
    expect(await rowsOf(client)).toHaveLength(1);
  });
});

describe('POST /api/push/subscriptions/:id/test', () => {
  const testOf = (client: SignedInClient, id: number) => client.post(`/api/push/subscriptions/${id}/test`);

  it('sends to this device alone, whatever the preference, and says what became of it', async () => {
    const client = await signedInClient(testApp, { language: 'es' });
    const [device, other] = [
      await subscribeTestDevice(client, service),
      await subscribeTestDevice(client, service),
    ];
    await client.post('/api/user/messaging-preferences', {
      emailNotifications: true,
      pushNotifications: false,
    });
    expect((await testOf(client, device.id)).body).toEqual({ success: true, data: { outcome: 'sent' } });
    expect(service.take()).toMatchObject([
      {
        endpoint: device.endpoint,
        ttl: 300,
        message: { title: 'Las notificaciones funcionan', tag: 'test' },
      },
    ]);
    expect((await listOf(client)).items).toMatchObject([
      { id: other.id, lastSuccessAt: null },
      { id: device.id, lastSuccessAt: testApp.clock.now().toISOString() },
    ]);
  });

  it.each([
    [410, 'gone', 1],
    [503, 'delayed', 2],
    [403, 'refused', 2],
    [400, 'refused', 2],
  ])('says of a %d that it is %s', async (status, outcome, left) => {
    const client = await signedInClient(testApp);
    const [device] = [await subscribeTestDevice(client, service), await subscribeTestDevice(client, service)];
    service.answer(device.endpoint, status);
    expect((await testOf(client, device.id)).body.data).toEqual({ outcome });
    expect(await rowsOf(client)).toHaveLength(left);
  });

  it('is tried again by itself where it is delayed', async () => {
    const client = await signedInClient(testApp);
    const device = await subscribeTestDevice(client, service);
    service.answer(device.endpoint, 500, 201);
    await testOf(client, device.id);
    testApp.clock.advance(15_000);
    expect(await receivePushes(testApp, service)).toHaveLength(1);
  });

  it("finds no device of others, and may be done only so often, others' devices or own", async () => {
    const [client, other] = [await signedInClient(testApp), await signedInClient(testApp)];
    const device = await subscribeTestDevice(client, service);
    expect((await testOf(other, device.id)).body.reason).toBe('push_subscriptions.not_found');
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await testOf(client, device.id)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('an export', () => {
  it('tells of each device, and holds neither its keys nor its address', async () => {
    const client = await signedInClient(testApp);
    const request = buildSubscription();
    await subscribe(client, request);
    const found = await readExport(testApp, client.user.id);
    const [device, ...more] = found.items('push-devices');
    expect(more).toEqual([]);
    expect(exportedPushDevice.parse(device)).toEqual(device);
    expect(device).toMatchObject({ browser: 'Firefox', service: 'push.example.org', isActive: true });
    const { endpoint, keys } = request.subscription;
    const whole = [...found.files.values()].join();
    for (const secret of [endpoint, keys.p256dh, keys.auth]) expect(whole).not.toContain(secret);
  });
});
