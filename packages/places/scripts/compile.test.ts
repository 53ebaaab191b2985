import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { findPlaces } from '../src/find-places.ts';
import { type Gazetteer, readGazetteer } from '../src/gazetteer.ts';
import { momentsOf } from '../src/local-time.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  await import('./compile.ts');
  gazetteer = readGazetteer(readFileSync(join(import.meta.dirname, '..', 'generated', 'places.txt'), 'utf8'));
});

const find = (query: string) =>
  findPlaces(gazetteer, query, {
    most: 1,
    nameOfCountry: (code) => new Intl.DisplayNames('en', { type: 'region' }).of(code),
  })[0];

it.each([
  ['Londres', 'London', 'GB'],
  ['sevilla', 'Sevilla', 'ES'],
  ['seville', 'Sevilla', 'ES'],
  ['Ciudad de México', 'Mexico City', 'MX'],
  ['munich', 'Munich', 'DE'],
  ['San José, Costa Rica', 'San José', 'CR'],
  ['buenos aires', 'Buenos Aires', 'AR'],
])('%s is %s, %s', (query, name, country) => {
  expect(find(query)).toMatchObject({ name, country });
});

it('stands somewhere on Earth, in a time zone that the runtime knows', () => {
  const zones = new Set<string>();
  for (const line of gazetteer.places) {
    const [, , , , latitude, longitude, , zone = ''] = line.split('\t');
    expect(Math.abs(Number(latitude))).toBeLessThanOrEqual(90);
    expect(Math.abs(Number(longitude))).toBeLessThanOrEqual(180);
    zones.add(zone);
  }
  expect(gazetteer.places.length).toBeGreaterThan(20_000);
  for (const zone of zones) {
    expect(momentsOf({ year: 1970, month: 1, day: 2, hour: 12, minute: 0 }, zone), zone).toHaveLength(1);
  }
});
