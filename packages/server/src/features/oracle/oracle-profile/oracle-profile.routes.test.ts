import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readGazetteer } from '@chitta/places';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { isTimezone } from '#server/features/identity/accounts/timezone.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

const path = '/api/oracle/profile';
const testApp = await buildTestApp();
afterAll(() => testApp.close());

const madrid = { name: 'Madrid', latitude: 40.4165, longitude: -3.70256, timeZone: 'Europe/Madrid' };
const told = {
  birthDate: '1990-04-02',
  birthTime: '06:30',
  birthPlace: madrid,
  isLaterMoment: null,
  houses: 'placidus',
  usesChart: true,
  asksAbout: ['love', 'work'],
  tone: 'plain',
};
const nothing = {
  ...told,
  birthDate: null,
  birthTime: null,
  birthPlace: null,
  usesChart: false,
  asksAbout: [],
  tone: 'warm',
};

const rowOf = async ({ user }: SignedInClient) => {
  const [row] = await testApp.context.db.select().from(users).where(eq(users.id, user.id));
  return row;
};
const countOf = async (client: SignedInClient) => (await rowOf(client))?.natalChartApiCalls;

describe('a profile for the Oracle', () => {
  it('is empty until it was told', async () => {
    const client = await signedInClient(testApp);
    const { status, body } = await client.get(path);
    expect([status, body.data]).toEqual([
      200,
      {
        profile: {
          birthDate: null,
          birthTime: null,
          birthPlace: null,
          writtenPlace: null,
          isLaterMoment: false,
          houses: 'placidus',
          usesChart: true,
          asksAbout: [],
          tone: 'warm',
        },
        isSetUp: false,
      },
    ]);
  });

  it('is kept whole, for this member alone, and shown on their profile', async () => {
    const [client, other] = [await signedInClient(testApp), await signedInClient(testApp)];
    const { status, body } = await client.put(path, told);
    const kept = { ...told, isLaterMoment: false, writtenPlace: null };
    expect([status, body.data]).toEqual([200, { profile: kept, isSetUp: true }]);
    expect((await client.get(path)).body.data).toEqual(body.data);
    expect((await other.get(path)).body.data.isSetUp).toBe(false);
    expect((await client.get('/api/profile')).body.data).toMatchObject({
      birthDate: '1990-04-02',
      birthTime: '06:30',
      birthLocation: 'Madrid',
    });
  });

  it('is set up with everything left out', async () => {
    const client = await signedInClient(testApp);
    expect((await client.put(path, nothing)).body.data.isSetUp).toBe(true);
    expect(await rowOf(client)).toMatchObject({ natalChartData: null, natalChartApiCalls: 0 });
  });

  it('draws the chart of each birth once, and takes it away with the birth', async () => {
    const client = await signedInClient(testApp);
    await client.put(path, told);
    const first = (await rowOf(client))?.natalChartData;
    expect(first).toMatchObject({ version: 1, angles: { houses: 'placidus' } });
    await client.put(path, { ...told, tone: 'warm', asksAbout: ['meaning'] });
    expect(await countOf(client)).toBe(1);
    await client.put(path, { ...told, houses: 'whole' });
    expect((await rowOf(client))?.natalChartData).toMatchObject({ angles: { houses: 'whole' } });
    expect(await countOf(client)).toBe(2);
    await client.put(path, { ...told, birthTime: null });
    expect((await rowOf(client))?.natalChartData).toMatchObject({ angles: null });
    await client.put(path, nothing);
    expect(await rowOf(client)).toMatchObject({
      birthDate: null,
      birthLocation: null,
      natalChartData: null,
      natalChartCalculatedAt: null,
      natalChartApiCalls: 3,
    });
  });

  it('leaves a place that was only written down as it stands, until one is chosen', async () => {
    const client = await signedInClient(testApp);
    await client.patch('/api/profile', { birthLocation: 'by the sea' });
    expect((await client.get(path)).body.data.profile).toMatchObject({
      birthPlace: null,
      writtenPlace: 'by the sea',
    });
    expect((await client.put(path, nothing)).body.data.profile.writtenPlace).toBe('by the sea');
    expect((await client.put(path, told)).body.data.profile).toMatchObject({
      birthPlace: madrid,
      writtenPlace: null,
    });
  });

  it('forgets where a place is once another is written down on the profile, and keeps it otherwise', async () => {
    const client = await signedInClient(testApp);
    await client.put(path, told);
    await client.patch('/api/profile', { birthLocation: 'Madrid', displayName: 'Luna' });
    expect((await client.get(path)).body.data.profile.birthPlace).toEqual(madrid);
    expect((await rowOf(client))?.natalChartData).not.toBeNull();
    await client.patch('/api/profile', { birthDate: '1991-04-02' });
    expect((await client.get(path)).body.data.profile.birthPlace).toEqual(madrid);
    expect((await rowOf(client))?.natalChartData).toBeNull();
    await client.patch('/api/profile', { birthLocation: 'Lima' });
    expect((await client.get(path)).body.data.profile).toMatchObject({
      birthPlace: null,
      writtenPlace: 'Lima',
    });
  });

  // Clocks in Madrid went from 02:00 to 03:00 on 25 March 1990, and from 03:00 back to 02:00 on 30 September.
  it('refuses a time that clocks skipped', async () => {
    const client = await signedInClient(testApp);
    const { status, body } = await client.put(path, { ...told, birthDate: '1990-03-25', birthTime: '02:30' });
    expect([status, body.reason]).toEqual([422, 'natal_chart.no_such_time']);
    expect((await client.get(path)).body.data.isSetUp).toBe(false);
  });

  it('refuses a day that a place left out', async () => {
    const client = await signedInClient(testApp);
    const apia = { name: 'Apia', latitude: -13.83, longitude: -171.77, timeZone: 'Pacific/Apia' };
    const birth = { birthDate: '2011-12-30', birthTime: null, birthPlace: apia };
    expect((await client.put(path, { ...told, ...birth })).body.reason).toBe('natal_chart.no_such_time');
  });

  it('asks which of two moments a time means, and draws the one that was meant', async () => {
    const client = await signedInClient(testApp);
    const twice = { ...told, birthDate: '1990-09-30', birthTime: '02:30' };
    const { status, body } = await client.put(path, twice);
    expect([status, body.reason]).toEqual([422, 'natal_chart.time_stands_twice']);
    const momentOf = async (isLaterMoment: boolean) => {
      await client.put(path, { ...twice, isLaterMoment });
      return (await rowOf(client))?.natalChartData;
    };
    expect(await momentOf(false)).toMatchObject({ moment: '1990-09-30T00:30:00.000Z' });
    expect(await momentOf(true)).toMatchObject({ moment: '1990-09-30T01:30:00.000Z' });
  });

  it('takes the word about the later moment for nothing where a time stands once', async () => {
    const client = await signedInClient(testApp);
    const { body } = await client.put(path, { ...told, isLaterMoment: true });
    expect(body.data.profile.isLaterMoment).toBe(false);
  });

  it.each([
    ['birthDate', '2999-01-01'],
    ['birthDate', '1899-12-31'],
    ['birthDate', '1990-02-30'],
    ['birthTime', '24:00'],
    ['birthPlace', { ...madrid, timeZone: 'Moon/Tranquility' }],
    ['birthPlace', { ...madrid, timeZone: '+02:00' }],
    ['birthPlace', { ...madrid, latitude: 90.1 }],
    ['birthPlace', { ...madrid, longitude: 'east' }],
    ['birthPlace', { ...madrid, name: '  ' }],
    ['birthPlace', { ...madrid, name: 'Ma\ndrid' }],
    ['houses', 'koch'],
    ['asksAbout', ['love', 'love']],
    ['asksAbout', ['love', 'work', 'body', 'home', 'self', 'loss']],
    ['tone', 'dark'],
  ])('refuses %s %j and changes nothing', async (field, value) => {
    const client = await signedInClient(testApp);
    const { status, body } = await client.put(path, { ...told, [field]: value });
    expect([status, body.reason]).toEqual([422, 'requests.invalid']);
    expect((await client.get(path)).body.data.isSetUp).toBe(false);
  });

  it('keeps one of two that are told at once, whole', async () => {
    const client = await signedInClient(testApp);
    const lima = { name: 'Lima', latitude: -12.04, longitude: -77.03, timeZone: 'America/Lima' };
    await Promise.all([client.put(path, told), client.put(path, { ...told, birthPlace: lima })]);
    const { profile } = (await client.get(path)).body.data;
    expect((await rowOf(client))?.natalChartData).toMatchObject({ place: profile.birthPlace });
  });
});

it('knows the time zone of every place that can be found', async () => {
  const file = fileURLToPath(import.meta.resolve('@chitta/places/generated/places.txt'));
  const { places } = readGazetteer(await readFile(file, 'utf8'));
  const zones = new Set(places.map((line) => line.split('\t').at(-1)));
  expect(zones.size).toBeGreaterThan(200);
  expect([...zones].filter((zone) => !isTimezone(zone ?? ''))).toEqual([]);
});
