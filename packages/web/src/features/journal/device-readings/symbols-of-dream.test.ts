import { createPersonalLexicon, recogniseWithPersonal } from '@chitta/interpretation';
import { describe, expect, it } from 'vitest';
import { symbolsOfDream } from './symbols-of-dream.ts';
import { smallDetails, smallDictionary } from './testing/small-dictionary.ts';

const own = [
  {
    id: 'personal-3',
    language: 'en',
    group: 'animal',
    name: 'Rex',
    category: 'Mine',
    meaning: 'loyalty '.repeat(80),
    context: 'my first dog',
    variations: [],
  },
] as const;

function symbolsOf(text: string) {
  const personal = createPersonalLexicon('en', own);
  const mentions = recogniseWithPersonal(text, smallDictionary.lexicon, personal);
  return symbolsOfDream(mentions, { dictionary: smallDictionary, details: smallDetails, own });
}

describe('symbolsOfDream', () => {
  it('groups places, in the order in which the dream names the symbols', () => {
    const symbols = symbolsOf('A house, a dog, no other house.');
    expect(
      symbols.map(({ id, mentions }) => [id, mentions.map(({ text, state }) => `${text} ${state}`)]),
    ).toEqual([
      ['house', ['house present', 'house absent']],
      ['dog', ['dog present']],
    ]);
    expect(symbols[0]).toMatchObject({
      kind: 'symbol',
      name: 'House',
      meaning: 'the part of you called house',
      description: 'A house is the mind.',
      extendedDescription: 'Its rooms too.',
    });
  });

  it('says what it knows of each kind', () => {
    const found = symbolsOf('Rex and Mozart saw a chisel. The dog was barking.');
    expect(found.map(({ kind, name }) => `${kind} ${name}`).sort()).toEqual([
      'celebrity Mozart',
      'class Tool',
      'combined Barking dog',
      'personal Rex',
      'symbol Bark',
      'symbol Dog',
    ]);
    expect(found.find(({ kind }) => kind === 'combined')?.description).toBe('It barks at something.');
    const rex = found.find(({ kind }) => kind === 'personal');
    expect(rex?.meaning).toHaveLength(400);
    expect(rex).toMatchObject({ description: own[0].meaning, extendedDescription: 'my first dog' });
  });
});
