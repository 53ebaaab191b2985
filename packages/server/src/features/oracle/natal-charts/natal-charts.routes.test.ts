import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

const path = '/api/natal-chart';
const testApp = await buildTestApp();
afterAll(() => testApp.close());

const greenwich = { name: 'Greenwich', latitude: 51.48, longitude: 0, timeZone: 'Europe/London' };
const told = {
  birthDate: '2000-01-01',
  birthTime: '12:00',
  birthPlace: greenwich,
  isLaterMoment: null,
  houses: 'placidus',
  usesChart: true,
  asksAbout: [],
  tone: 'plain',
};

async function memberBorn(birth: object): Promise<SignedInClient> {
  const client = await signedInClient(testApp);
  await client.put('/api/oracle/profile', { ...told, ...birth });
  return client;
}

const chartOf = async (birth: object, language = 'en') =>
  (await (await memberBorn(birth)).get(`${path}?language=${language}`)).body.data;

const rowOf = async ({ user }: SignedInClient) =>
  (await testApp.context.db.select().from(users).where(eq(users.id, user.id)))[0];

describe('a natal chart', () => {
  it('is of the moment that clocks of the place showed', async () => {
    const { chart, calculatedAt, missing } = await chartOf({});
    expect(missing).toEqual([]);
    expect(calculatedAt).toBe(testApp.clock.now().toISOString());
    expect(chart).toMatchObject({ version: 1, moment: '2000-01-01T12:00:00.000Z', place: greenwich });
    // The mean Sun of J2000 stands at 280.46°, the true one a little before it.
    const [sun] = chart.bodies;
    expect(sun).toMatchObject({ body: 'sun', sign: 'capricorn', isRetrograde: false });
    expect(sun.longitude).toBeCloseTo(280.37, 1);
    expect(chart.bodies).toHaveLength(12);
    expect(chart.bodies.every(({ house }: { house: number }) => house >= 1 && house <= 12)).toBe(true);
    expect(chart.angles).toMatchObject({ houses: 'placidus', isFallback: false });
    expect(chart.angles.cusps[0]).toBeCloseTo(chart.angles.ascendant, 6);
    expect(chart.moonRange).toBeNull();
  });

  it.each([
    ['en', 'Capricorn', /^A mountain path/],
    ['es', 'Capricornio', /^Un sendero de montaña/],
  ])('says a line for all that it shows in %s', async (language, sign, sun) => {
    const { chart, texts } = await chartOf({}, language);
    expect(texts.language).toBe(language);
    expect(texts.names.signs.capricorn).toBe(sign);
    expect(texts.bodies.map(({ body }: { body: string }) => body)).toEqual(
      chart.bodies.map(({ body }: { body: string }) => body),
    );
    expect(texts.bodies[0].lines).toEqual([expect.stringMatching(sun)]);
    expect(texts.aspects).toHaveLength(chart.aspects.length);
    const lines = [...texts.aspects, ...texts.houses, texts.ascendant, texts.midheaven, texts.moonPhase];
    for (const line of [...lines, texts.retrograde]) expect(line).toMatch(/^\p{Lu}[^{}]*\.$/u);
  });

  it('speaks the language of the member’s mails where none is asked for', async () => {
    const client = await memberBorn({});
    await client.patch('/api/profile', { language: 'es' });
    expect((await client.get(path)).body.data.texts.language).toBe('es');
  });

  it('without an hour has no houses, and the Moon on its way through the day', async () => {
    const { chart, texts } = await chartOf({ birthTime: null, birthDate: '2000-01-02' });
    expect(chart).toMatchObject({ angles: null, moment: '2000-01-02T00:00:00.000Z' });
    expect(chart.moonRange.to - chart.moonRange.from).toBeCloseTo(12, 0);
    expect(chart.bodies.map(({ house }: { house: unknown }) => house)).toEqual(Array(12).fill(null));
    expect(JSON.stringify(chart.aspects)).not.toContain('moon');
    expect(texts).toMatchObject({ houses: null, ascendant: null, midheaven: null });
  });

  it('says two lines for a Moon that may stand in either of two signs', async () => {
    const { chart, texts } = await chartOf({ birthTime: null, birthDate: '2000-01-05' });
    const moon = texts.bodies[1];
    const signs = [chart.moonRange.from, chart.moonRange.to].map((at: number) => Math.floor(at / 30));
    expect(new Set(signs).size).toBe(2);
    expect(moon.lines).toHaveLength(2);
  });

  it('says where Placidus cannot be drawn', async () => {
    const tromso = { name: 'Tromsø', latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' };
    const { chart } = await chartOf({ birthPlace: tromso });
    expect(chart.angles).toMatchObject({ houses: 'whole', isFallback: true });
    const wanted = await chartOf({ birthPlace: tromso, houses: 'whole' });
    expect(wanted.chart.angles).toMatchObject({ houses: 'whole', isFallback: false });
  });

  it.each([90, -90])('can be drawn at the pole: %s°', async (latitude) => {
    const pole = { name: 'Pole', latitude, longitude: 0, timeZone: 'Etc/UTC' };
    const { chart } = await chartOf({ birthPlace: pole });
    expect(chart.angles).toMatchObject({ houses: 'whole', isFallback: true });
  });

  it.each([
    [{ birthDate: null }, ['birthDate']],
    [{ birthPlace: null }, ['birthPlace']],
    [{ birthDate: null, birthPlace: null }, ['birthDate', 'birthPlace']],
  ])('is none while something is missing: %j', async (birth, missing) => {
    expect(await chartOf(birth)).toEqual({ chart: null, texts: null, calculatedAt: null, missing });
  });

  it('is drawn anew when it is looked at after the profile changed the birth, once', async () => {
    const client = await memberBorn({});
    await client.patch('/api/profile', { birthTime: '18:00' });
    const { chart } = (await client.get(path)).body.data;
    expect(chart.moment).toBe('2000-01-01T18:00:00.000Z');
    await Promise.all([client.get(path), client.get(path)]);
    expect(await rowOf(client)).toMatchObject({ natalChartApiCalls: 2, natalChartData: chart });
  });

  it('is none at a time that the profile set and clocks never showed', async () => {
    const client = await memberBorn({});
    await client.patch('/api/profile', { birthDate: '2000-03-26', birthTime: '01:30' });
    const { chart, missing } = (await client.get(path)).body.data;
    expect([chart, missing]).toEqual([null, ['birthTime']]);
  });

  it('is drawn anew from a form that nobody reads any more', async () => {
    const client = await memberBorn({});
    const old = { natalChartData: { sun: 'aries' } };
    await testApp.context.db.update(users).set(old).where(eq(users.id, client.user.id));
    expect((await client.get(path)).body.data.chart).toMatchObject({ version: 1 });
  });

  it('goes with the birth', async () => {
    const client = await memberBorn({});
    await client.patch('/api/profile', { birthDate: null });
    expect((await client.get(path)).body.data).toMatchObject({ chart: null, missing: ['birthDate'] });
    expect(await rowOf(client)).toMatchObject({ natalChartData: null, natalChartCalculatedAt: null });
  });

  it('refuses a language that there is not', async () => {
    const client = await signedInClient(testApp);
    expect((await client.get(`${path}?language=de`)).status).toBe(422);
  });
});
