import { describe, expect, it } from 'vitest';
import { createDictionary } from '#server/platform/dictionary/dictionary.ts';
import { noPersonalSymbols } from '../../symbols/dictionary/read-personal-symbols.ts';
import { nameSymbols } from './symbol-names.ts';

const source = { dictionary: createDictionary(), personal: noPersonalSymbols };
const [combined] = source.dictionary.of('en').file.combined;

describe('nameSymbols', () => {
  it('speaks the language of the dream and keeps the order', () => {
    expect(nameSymbols(source, 'es', ['house', 'dog'])).toEqual([
      { id: 'house', name: 'Casa' },
      { id: 'dog', name: 'Perro' },
    ]);
  });

  it('names combined symbols', () => {
    expect(nameSymbols(source, 'en', [combined?.id ?? ''])).toEqual([
      { id: combined?.id, name: combined?.name },
    ]);
  });

  it('leaves out what nobody names any longer, and what only says how something was', () => {
    expect(nameSymbols(source, 'en', ['personal-9', 'old', 'dog'])).toEqual([{ id: 'dog', name: 'Dog' }]);
  });

  it('prefers the name that the member has given', () => {
    const rex = { id: 'personal-9', name: 'Rex', group: 'animal' };
    const own = { ...source, personal: { ...noPersonalSymbols, find: () => rex as never } };
    expect(nameSymbols(own, 'en', ['personal-9'])).toEqual([{ id: 'personal-9', name: 'Rex' }]);
  });
});
