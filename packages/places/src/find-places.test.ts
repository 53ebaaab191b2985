import { describe, expect, it } from 'vitest';
import { findPlaces } from './find-places.ts';
import { type NamedPlace, readGazetteer, writeGazetteer } from './gazetteer.ts';

const at = { region: '00', latitude: 1.5, longitude: -2.25, timeZone: 'Etc/UTC' };
const named = (
  id: number,
  name: string,
  country: string,
  population: number,
  names: readonly string[] = [],
): NamedPlace => ({
  ...at,
  id,
  name,
  country,
  population,
  names,
});

const gazetteer = readGazetteer(
  writeGazetteer([
    named(1, 'London', 'GB', 7_000_000, ['Londres', 'LON', 'Лондон', '倫敦']),
    named(2, 'London', 'CA', 340_000),
    named(3, 'Londrina', 'BR', 470_000),
    named(4, 'New York City', 'US', 8_000_000, ['Nueva York', 'NYC']),
    named(5, 'York', 'GB', 140_000),
    { ...named(6, 'Springfield', 'US', 150_000), region: 'MO' },
    { ...named(7, 'Springfield', 'US', 110_000), region: 'IL' },
    named(8, 'Łódź', 'PL', 760_000),
  ]),
);
const countries = new Intl.DisplayNames('es', { type: 'region' });
const find = (query: string, most = 5) =>
  findPlaces(gazetteer, query, { most, nameOfCountry: (code) => countries.of(code) });

describe('findPlaces', () => {
  it.each([
    ['a whole name before one that goes on, the most populous first', 'london', [1, 2]],
    ['another name beside the own one', 'LONDRES', [1]],
    ['its own name before another that goes on', 'lond', [1, 3, 2]],
    ['a later word of a name, behind those that begin so', 'york', [5, 4]],
    ['without marks, and letters as they are typed', 'lodz', [8]],
    ['with marks', 'Łódź', [8]],
    ['the country by its code', 'london, ca', [2]],
    ['the country by its name in the language of whoever looks', 'london, reino', [1]],
    ['the state', 'Springfield, IL', [7]],
    ['nothing where no name begins so', 'zz', []],
    ['nothing where nothing was typed', ' , gb', []],
    ['nothing by a code of an airport', 'lon,x', []],
  ])('finds %s', (_, query, ids) => {
    expect(find(query).map(({ id }) => id)).toEqual(ids);
  });

  it('says by which other name it was found, and gives all that is known', () => {
    expect(find('nueva')).toEqual([
      { ...at, id: 4, name: 'New York City', country: 'US', population: 8_000_000, alias: 'Nueva York' },
    ]);
    expect(find('new york')[0]?.alias).toBeUndefined();
  });

  it('gives no more than asked for', () => {
    expect(find('lon', 2)).toHaveLength(2);
  });
});

describe('readGazetteer', () => {
  it.each(['', 'a', 'a\n\nb\n\nc'])('refuses %j', (text) => {
    expect(() => readGazetteer(text)).toThrow('no gazetteer');
  });
});
