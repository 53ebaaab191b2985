import { openDictionary } from '@chitta/interpretation';
import { describe, expect, it } from 'vitest';
import { createDictionary, type Dictionary } from '#server/platform/dictionary/dictionary.ts';
import { dictionaryIndex, letterOf, withoutNotation } from './dictionary-index.ts';
import { relatedEntries } from './related-entries.ts';
import { searchEntries } from './search-entries.ts';

type Row = readonly [id: string, name: string, variations: string, category?: string, common?: boolean];

const english: readonly Row[] = [
  ['cat', 'Cat', 'cat, kitten, tomcat'],
  ['car', 'Car', 'car, automobile', 'Vehicles', true],
  ['scar', 'Scar', 'scar', 'Body'],
  ['fire-engine', 'Fire engine', 'fire engine', 'Vehicles'],
  ['nandu', 'Ñandú', 'rhea'],
];
const spanish: readonly Row[] = [
  ['cat', 'Gato', 'gato, minino'],
  ['car', 'Coche', 'coche, carro', 'Vehículos', true],
  ['scar', 'Cicatriz', 'cicatriz', 'Cuerpo'],
];

const shipped = createDictionary();
const [sample] = shipped.of('en').file.entries;

function dictionaryOf(rows: readonly Row[], language: 'en' | 'es') {
  if (sample === undefined) throw new TypeError('the dictionary has entries');
  const entries = rows.map(([id, name, variations, category = 'Animals', common = false]) => ({
    ...sample,
    id,
    name,
    group: category === 'Animals' ? ('animal' as const) : ('object' as const),
    category,
    common,
    variations: variations.split(', '),
  }));
  const combined = [
    {
      id: 'cat-in-car',
      name: 'A cat in a car',
      meaning: '',
      insight: '',
      parts: ['cat', 'car|scar:negated'],
      phrases: [],
    },
  ];
  return openDictionary({
    file: { language, version: 't', entries, combined, celebrities: [] },
    details: {},
    combined: {},
  });
}

const languages = { en: dictionaryOf(english, 'en'), es: dictionaryOf(spanish, 'es') };
const dictionary: Dictionary = { version: 't', of: (language) => languages[language] };
const index = dictionaryIndex(dictionary, 'en');
const found = (search: string) => searchEntries(index.entries, search).map(({ entry }) => entry.item.slug);

describe('searchEntries', () => {
  it('puts the whole word first, then beginnings, later words, then the middle', () => {
    expect(found('car')).toEqual(['car', 'cat-in-car', 'scar']);
    expect(found('engine')).toEqual(['fire-engine']);
    expect(found('ca')).toEqual(['car', 'cat', 'cat-in-car']);
  });

  it('finds variations, and words of the other language behind those of its own', () => {
    expect(searchEntries(index.entries, 'kitt')).toMatchObject([{ foundBy: 'kitten' }]);
    expect(searchEntries(index.entries, 'gato')).toMatchObject([{ foundBy: 'Gato' }]);
    expect(found('carro')).toEqual(['car']);
  });

  it('knows neither case nor accents', () => {
    expect(found('ÑANDU')).toEqual(['nandu']);
    expect(found('nandú')).toEqual(['nandu']);
  });

  it('takes a few letters for a beginning, not for a middle', () => {
    expect(found('om')).toEqual([]);
    expect(found('tomc')).toEqual(['cat']);
  });

  it('gives everything in the order of the language for no search', () => {
    expect(found(' ')).toEqual(['car', 'cat', 'cat-in-car', 'fire-engine', 'nandu', 'scar']);
  });
});

describe('the index', () => {
  it('is made once for an edition', () => {
    expect(dictionaryIndex(dictionary, 'en')).toBe(index);
  });

  it.each([
    ['Árbol', 'a'],
    ['ñandú', 'ñ'],
    ['Ñandú', 'ñ'],
    ['Élan', 'e'],
    ['3 o’clock', '#'],
    ['', '#'],
  ])('puts %s under %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });

  it('shows variations without their notation', () => {
    expect(withoutNotation('transformation/n')).toBe('transformation');
    expect(withoutNotation('throw _ away')).toBe('throw … away');
    expect(withoutNotation('fish/chips')).toBe('fish/chips');
  });
});

describe('relatedEntries', () => {
  it('keeps to the group: first those that combine with the symbol, then its category, then the others', () => {
    const car = index.find('car');
    expect(car && relatedEntries(index, car).map(({ item }) => item.slug)).toEqual(['scar', 'fire-engine']);
  });
});
