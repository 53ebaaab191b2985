import { describe, expect, it } from 'vitest';
import { inflectEnglish } from '../morphology/en/inflect.ts';
import { irregularNouns } from '../morphology/en/irregular-nouns.ts';
import { irregularVerbs } from '../morphology/en/irregular-verbs.ts';
import { inflectSpanish } from '../morphology/es/inflect.ts';
import { irregularParts, stressedVowels } from '../morphology/es/irregular-verbs.ts';
import type { PartOfSpeech } from '../morphology/part-of-speech.ts';
import { foldWord } from '../text/fold.ts';
import { coarseKey, coarseKeysOf } from './coarse-key.ts';
import { CoarseShelf } from './coarse-shelf.ts';

describe('coarseKey', () => {
  const english: [string, PartOfSpeech][] = [
    ...[...irregularNouns.keys()].map((word): [string, PartOfSpeech] => [word, 'n']),
    ...[...irregularVerbs.keys(), 'go', 'be', 'lie', 'fly'].map((word): [string, PartOfSpeech] => [
      word,
      'v',
    ]),
    ...'dog baby house grey'.split(' ').map((word): [string, PartOfSpeech] => [word, 'a']),
  ];
  const spanish: [string, PartOfSpeech][] = [
    ...[...Object.keys(irregularParts), ...stressedVowels.keys()].map((word): [string, PartOfSpeech] => [
      word,
      'v',
    ]),
    ...'pie tío casa pez león luz'.split(' ').map((word): [string, PartOfSpeech] => [word, 'n']),
  ];

  it('leads from every English form to the word', () => {
    const lost = english.flatMap(([word, part]) =>
      inflectEnglish(word, part).filter((form) => !coarseKeysOf(form).includes(coarseKey(word, part, 'en'))),
    );
    expect(lost).toEqual([]);
  });

  it('leads from every Spanish form to the word', () => {
    const lost = spanish.flatMap(([word, part]) =>
      inflectSpanish(word, part, true).filter(
        (form) => !coarseKeysOf(foldWord(form)).includes(coarseKey(word, part, 'es')),
      ),
    );
    expect(lost).toEqual([]);
  });

  it.each<[string, PartOfSpeech, string]>([
    ['elephant', 'n', 'el'],
    ['dog', 'n', 'd'],
    ['walk away', 'v', 'w'],
    ['go/v', 'v', ''],
    ['go away', 'v', ''],
    ['"x"', 'n', ''],
  ])('of %s/%s is that of %j', (notation, part, letters) => {
    expect(coarseKey(notation, part, 'en')).toBe(coarseKeysOf(letters).at(-1));
  });
});

describe('CoarseShelf', () => {
  it('gives each thing once, to words that begin like it', () => {
    const shelf = new CoarseShelf(4);
    ['elephant', 'dog', 'garden', 'eleven'].forEach((word, thing) => {
      shelf.put(coarseKey(word, 'n', 'en'), thing);
    });
    expect([...shelf.take('element')].sort()).toEqual([0, 3]);
    expect(shelf.take('dig')).toEqual([1]);
    expect(shelf.take('dog')).toEqual([]);
    expect(shelf.take('game')).toEqual([2]);
  });
});
