import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

const path = '/api/profile';
let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const rowOf = async ({ user }: SignedInClient) =>
  (await testApp.context.db.select().from(users).where(eq(users.id, user.id)))[0];

describe('a profile', () => {
  it('begins with what signing up told', async () => {
    const client = await signedInClient(testApp);
    const { status, body } = await client.get(path);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      username: client.user.username,
      email: client.user.email,
      displayName: null,
      pictureUrl: null,
      language: null,
      timezone: null,
      isTimezoneChosen: false,
      birthDate: null,
      birthTime: null,
      birthLocation: null,
      messaging: { emailNotifications: true, pushNotifications: false },
      messagingOptIn: true,
      createdAt: client.user.createdAt.toISOString(),
      counts: { dreams: 0, readings: 0, personalSymbols: 0 },
    });
  });

  it('counts what is there now, of this member alone', async () => {
    const [client, other] = [await signedInClient(testApp), await signedInClient(testApp)];
    const record = (member: SignedInClient, more = {}) =>
      member.post('/api/dreams', { userId: member.user.id, content: 'A dog stood by the door.', ...more });
    await record(other);
    await record(client, { translation: 'A room fills.' });
    await record(client);
    const gone = await record(client);
    await client.delete(`/api/dreams/${gone.body.data.id}`);
    await client.post('/api/personal-symbols', { name: 'Rex' });
    expect((await client.get(path)).body.data.counts).toEqual({
      dreams: 2,
      readings: 1,
      personalSymbols: 1,
    });
  });

  it('changes what is named and leaves the rest', async () => {
    const client = await signedInClient(testApp);
    const first = await client.patch(path, {
      displayName: '  Lu\u0301na de Noche  ',
      birthDate: '1990-04-02',
      birthTime: '06:30',
      birthLocation: 'Cartagena, Colombia',
    });
    expect(first.body.data).toMatchObject({ displayName: 'L\u00fana de Noche', birthTime: '06:30' });
    const second = await client.patch(path, { birthTime: null, timezone: 'America/Bogota', language: 'es' });
    expect(second.body.data).toMatchObject({
      displayName: 'L\u00fana de Noche',
      birthDate: '1990-04-02',
      birthTime: null,
      birthLocation: 'Cartagena, Colombia',
      timezone: 'America/Bogota',
      language: 'es',
    });
    expect(await rowOf(client)).toMatchObject({ timezoneOffset: -300 });
    expect((await client.patch(path, {})).body.data).toEqual(second.body.data);
    expect((await client.get('/api/user')).body).toMatchObject({ displayName: 'L\u00fana de Noche' });
  });

  it('keeps the time zone that was chosen, until the choice is left to browsers again', async () => {
    const client = await signedInClient(testApp, { timezone: 'Europe/Madrid' });
    await client.patch(path, { timezone: 'America/Lima' });
    expect((await client.get('/api/user')).body).toMatchObject({
      timezone: 'America/Lima',
      isTimezoneChosen: true,
    });
    expect((await client.patch(path, { timezone: null })).body.data).toMatchObject({
      timezone: 'America/Lima',
      isTimezoneChosen: false,
    });
  });

  it('drops the chart of another birth, and keeps it otherwise', async () => {
    const client = await signedInClient(testApp, { natalChartData: { sun: 'aries' } });
    await client.patch(path, { displayName: 'Luna' });
    expect((await rowOf(client))?.natalChartData).toEqual({ sun: 'aries' });
    await client.patch(path, { birthTime: '10:00' });
    expect((await rowOf(client))?.natalChartData).toBeNull();
  });

  it.each([
    ['displayName', ''],
    ['displayName', '   '],
    ['displayName', 'x'.repeat(61)],
    ['displayName', 'Lu\nna'],
    ['displayName', 'Lu\u202Ena'],
    ['displayName', 'Lu\u0000na'],
    ['birthDate', '1899-12-31'],
    ['birthDate', '1990-02-30'],
    ['birthDate', '02.04.1990'],
    ['birthTime', '24:00'],
    ['birthTime', '6:30'],
    ['birthLocation', 'x'.repeat(121)],
    ['timezone', 'Moon/Tranquility'],
    ['language', 'de'],
  ])('refuses %s %j and changes nothing', async (field, value) => {
    const client = await signedInClient(testApp);
    const response = await client.patch(path, { birthLocation: 'Lima', [field]: value });
    expect(response.status).toBe(422);
    expect(response.body.reason).toBe('requests.invalid');
    expect(response.body.details[0].path).toBe(field);
    expect((await client.get(path)).body.data.birthLocation).toBeNull();
  });

  it('goes by the day that it is where the member lives', async () => {
    testApp.clock.set(new Date('2026-11-21T22:00:00Z'));
    const east = await signedInClient(testApp, { timezone: 'Asia/Tokyo' });
    const west = await signedInClient(testApp, { timezone: 'America/Bogota' });
    expect((await east.patch(path, { birthDate: '2026-11-22' })).status).toBe(200);
    expect((await east.patch(path, { birthDate: '2026-11-23' })).body.details[0].path).toBe('birthDate');
    expect((await west.patch(path, { birthDate: '2026-11-22' })).status).toBe(422);
    testApp.clock.set(new Date());
  });
});

describe('POST /api/user/messaging-preferences', () => {
  const preferences = '/api/user/messaging-preferences';

  it.each([
    [true, true, true],
    [true, false, true],
    [false, true, true],
    [false, false, false],
  ])('keeps mails %s and push %s', async (emailNotifications, pushNotifications, messagingOptIn) => {
    const client = await signedInClient(testApp);
    const chosen = { emailNotifications, pushNotifications };
    const response = await client.post(preferences, { ...chosen, useCustomDomain: true, hostname: 'x' });
    expect(response).toMatchObject({ status: 200, body: { success: true, data: chosen } });
    expect((await client.get(path)).body.data).toMatchObject({ messaging: chosen, messagingOptIn });
    expect((await client.get('/api/user')).body.messagingOptIn).toBe(messagingOptIn);
  });

  it('stays in step with the one choice of the profile', async () => {
    const client = await signedInClient(testApp);
    await client.post(preferences, { emailNotifications: false, pushNotifications: true });
    const off = await client.patch(path, { messagingOptIn: false });
    expect(off.body.data.messaging).toEqual({ emailNotifications: false, pushNotifications: false });
    const on = await client.patch(path, { messagingOptIn: true });
    expect(on.body.data.messaging).toEqual({ emailNotifications: true, pushNotifications: false });
  });

  it('refuses half an answer', async () => {
    const client = await signedInClient(testApp);
    expect((await client.post(preferences, { emailNotifications: true })).status).toBe(422);
  });
});
