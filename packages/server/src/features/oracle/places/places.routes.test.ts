import { afterAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';

const testApp = await buildTestApp();
afterAll(() => testApp.close());
const client = await signedInClient(testApp);

async function find(query: string, language = 'en') {
  return client.get(`/api/places?${new URLSearchParams({ query, language })}`);
}

describe('GET /api/places', () => {
  it('finds a city by its name in the other language, with what a chart needs', async () => {
    const { status, body } = await find('Londres', 'es');

    expect(status).toBe(200);
    expect(body.data.items[0]).toMatchObject({
      name: 'London',
      alias: 'Londres',
      country: 'GB',
      countryName: 'Reino Unido',
      timeZone: 'Europe/London',
    });
    expect(body.data.items[0].latitude).toBeCloseTo(51.5, 1);
    expect(body.data.items[0].longitude).toBeCloseTo(-0.1, 1);
    expect(body.data.nextCursor).toBeNull();
  });

  it.each([
    ['paris, fra', 'FR'],
    ['paris, texas', undefined],
    ['paris, tx', 'US'],
    ['santiago, chi', 'CL'],
  ])('takes what stands behind a comma for the country or the state: %s', async (query, country) => {
    const { body } = await find(query);
    expect(body.data.items[0]?.country).toBe(country);
  });

  it('gives at most ten', async () => {
    expect((await find('san')).body.data.items).toHaveLength(10);
  });

  it.each(['', 'a', 'x'.repeat(101), '\t\t\t', 'lon\u0000don'])('refuses %j', async (query) => {
    const { status, body } = await find(query);
    expect([status, body.code]).toEqual([422, 'VALIDATION']);
  });

  it.each(['%%', '.*', "'; DROP TABLE users", '🌙🌙'])('finds nothing by %j', async (query) => {
    const { status, body } = await find(query);
    expect([status, body.data.items]).toEqual([200, []]);
  });
});
