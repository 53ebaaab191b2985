import { describe, expect, it } from 'vitest';
import { parsePhrase, type Way } from './phrase.ts';
import { phraseLanguage } from './phrase-language.ts';

const english = phraseLanguage('en');
const spanish = phraseLanguage('es');

function waysOf(written: string, language = english): readonly Way[] {
  const [part] = parsePhrase(written, language).parts;
  return part?.kind === 'place' ? part.ways : [];
}

describe('parsePhrase', () => {
  it('takes every form of a verb', () => {
    const words = waysOf('~fall').flatMap((way) => (way.kind === 'words' ? way.words : []));
    expect(words).toEqual(expect.arrayContaining(['fall', 'falls', 'falling', 'fell', 'fallen']));
    const spoken = waysOf('~correr', spanish).flatMap((way) => (way.kind === 'words' ? way.words : []));
    expect(spoken).toEqual(expect.arrayContaining(['corro', 'corria', 'corri', 'corriendo']));
  });

  it('reads alternatives, beginnings, groups and symbols', () => {
    expect(waysOf('dog/cat')).toEqual([
      { kind: 'words', words: ['dog'] },
      { kind: 'words', words: ['cat'] },
    ]);
    expect(waysOf('drunk*')).toEqual([{ kind: 'beginning', letters: 'drunk' }]);
    expect(waysOf('@animal/@#snake')).toEqual([
      { kind: 'group', group: 'animal' },
      { kind: 'symbol', symbol: 'snake' },
    ]);
  });

  it.each([
    ["couldn't _ ~scream", english, true],
    ['~scream at me', english, false],
    ['a not? b', english, false],
    ['no _ ~poder', spanish, true],
    ['sin/con zapatos', spanish, false],
  ])('knows whether %s denies', (written, language, denies) => {
    expect(parsePhrase(written, language).denies).toBe(denies);
  });

  it.each(['_ dog', 'the? dog'])('begins %s with the first word that has to be there', (written) => {
    expect(parsePhrase(written, english).parts).toHaveLength(1);
  });

  it('refuses what asks for no word', () => {
    expect(() => parsePhrase('_ the?', english)).toThrow('has no word');
  });
});
