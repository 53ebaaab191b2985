import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type NamedPlace, writeGazetteer } from '../src/gazetteer.ts';

/**
 * Makes the gazetteer of all places with 15,000 people and more. Source: GeoNames (geonames.org), CC BY 3.0, as packed in
 * `cities15000-json`.
 */
interface City {
  readonly id: string;
  readonly name: string;
  readonly alternativeNames: readonly string[];
  readonly lat: string;
  readonly lon: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: string;
  readonly tz: string;
}

// Imported, its type would be inferred from 17 MB.
const require = createRequire(import.meta.url);
const cities: readonly City[] = require('cities15000-json');
const places = cities.map(
  (city): NamedPlace => ({
    id: Number(city.id),
    name: city.name,
    names: city.alternativeNames,
    country: city.country,
    region: city.adminCode,
    latitude: Number(city.lat),
    longitude: Number(city.lon),
    population: Number(city.population),
    timeZone: city.tz,
  }),
);

const folder = join(import.meta.dirname, '..', 'generated');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'places.txt'), writeGazetteer(places));
process.stdout.write(`gazetteer compiled: ${places.length} places\n`);
