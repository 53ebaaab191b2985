import { describe, expect, it } from 'vitest';
import { parsePhrase } from './phrase.ts';
import { phraseLanguage } from './phrase-language.ts';

const english = phraseLanguage('en');
const spanish = phraseLanguage('es');

function placeOf(written: string, language = english) {
  const [part] = parsePhrase(written, language).parts;
  return part?.kind === 'place' ? { words: [...part.words], ways: part.ways } : undefined;
}

describe('parsePhrase', () => {
  it('takes every form of a verb', () => {
    expect(placeOf('~fall')?.words).toEqual(
      expect.arrayContaining(['fall', 'falls', 'falling', 'fell', 'fallen']),
    );
    expect(placeOf('~correr', spanish)?.words).toEqual(
      expect.arrayContaining(['corro', 'corria', 'corri', 'corriendo']),
    );
  });

  it('reads alternatives, beginnings, groups and symbols', () => {
    expect(placeOf('dog/cat')?.words).toEqual(['dog', 'cat']);
    expect(placeOf('drunk*')?.ways).toEqual([{ kind: 'beginning', letters: 'drunk' }]);
    expect(placeOf('@animal/@#snake')?.ways).toEqual([
      { kind: 'group', group: 'animal' },
      { kind: 'symbol', symbol: 'snake' },
    ]);
  });

  it('lets the mark of the first alternative hold for all', () => {
    expect(placeOf('~run/walk')?.words).toEqual(expect.arrayContaining(['ran', 'walked']));
  });

  it.each([
    ["couldn't _ ~scream", english, ["couldn't"]],
    ['~scream at me', english, []],
    ['a not? b', english, []],
    ['no _ ~poder', spanish, ['no']],
    ['sin/con zapatos', spanish, ['sin']],
  ])('knows which words of %s deny', (written, language, denying) => {
    expect([...parsePhrase(written, language).denying]).toEqual(denying);
  });

  it.each(['_ dog', 'the? dog'])('begins %s with the first word that has to be there', (written) => {
    expect(parsePhrase(written, english).parts).toHaveLength(1);
  });

  it('refuses what asks for no word', () => {
    expect(() => parsePhrase('_ the?', english)).toThrow('has no word');
  });
});
