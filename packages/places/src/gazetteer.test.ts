import { expect, it } from 'vitest';
import { readGazetteer, readName, readPlace, writeGazetteer } from './gazetteer.ts';

const lima = {
  id: 3_936_456,
  name: 'Lima',
  country: 'PE',
  region: '15',
  latitude: -12.04318,
  longitude: -77.02824,
  population: 7_737_002,
  timeZone: 'America/Lima',
};

it('keeps all of a place', () => {
  const { places } = readGazetteer(writeGazetteer([{ ...lima, names: [] }]));
  expect(places.map(readPlace)).toEqual([lima]);
});

it('puts the most populous first and sorts the names', () => {
  const village = { ...lima, id: 1, name: 'Aldea', population: 20_000, names: ['Zaldea'] };
  const { places, names } = readGazetteer(
    writeGazetteer([village, { ...lima, names: ['Ciudad de los Reyes'] }]),
  );
  expect(places.map((line) => readPlace(line).name)).toEqual(['Lima', 'Aldea']);
  expect(names.map(readName)).toEqual([
    { folded: 'aldea', place: 1, kind: 'own', alias: undefined },
    { folded: 'ciudad de los reyes', place: 0, kind: 'alias', alias: 'Ciudad de los Reyes' },
    { folded: 'lima', place: 0, kind: 'own', alias: undefined },
    { folded: 'zaldea', place: 1, kind: 'alias', alias: 'Zaldea' },
  ]);
});

it.each([
  ['a code of an airport', 'LIM'],
  ['another script', 'Лима'],
  ['fewer than three letters', 'Li'],
  ['its own name in other letters', 'LÍMA'],
])('leaves out %s', (_, other) => {
  const { names } = readGazetteer(writeGazetteer([{ ...lima, names: [other] }]));
  expect(names).toHaveLength(1);
});

it('finds a name of several words by its later ones too', () => {
  const { names } = readGazetteer(writeGazetteer([{ ...lima, name: 'San Juan de Lurigancho', names: [] }]));
  expect(names.map(readName).map(({ folded, kind }) => [folded, kind])).toEqual(
    [
      ['juan de lurigancho', 'tail'],
      ['lurigancho', 'tail'],
      ['de lurigancho', 'tail'],
      ['san juan de lurigancho', 'own'],
    ].sort(),
  );
});
