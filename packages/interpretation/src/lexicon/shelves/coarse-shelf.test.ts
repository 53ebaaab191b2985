import { describe, expect, it } from 'vitest';
import { inflectEnglish } from '../../languages/en/words/morphology/inflect.ts';
import { irregularNouns } from '../../languages/en/words/morphology/irregular-nouns.ts';
import { irregularVerbs } from '../../languages/en/words/morphology/irregular-verbs.ts';
import { inflectSpanish } from '../../languages/es/words/morphology/inflect.ts';
import { irregularParts, stressedVowels } from '../../languages/es/words/morphology/irregular-verbs.ts';
import type { PartOfSpeech } from '../../morphology/part-of-speech.ts';
import { foldWord } from '../../text/fold.ts';
import { coarseKeyOf, coarseKeysOf } from './coarse-key.ts';
import { CoarseShelf } from './coarse-shelf.ts';

describe('coarseKeyOf', () => {
  const english: [string, PartOfSpeech][] = [
    ...[...irregularNouns.keys()].map((word): [string, PartOfSpeech] => [word, 'n']),
    ...[...irregularVerbs.keys(), 'go', 'lie', 'fly', 'overtake', 'use', 'make'].map(
      (word): [string, PartOfSpeech] => [word, 'v'],
    ),
    ...'dog baby house grey dry'.split(' ').map((word): [string, PartOfSpeech] => [word, 'a']),
  ];
  const spanish: [string, PartOfSpeech][] = [
    ...[
      ...Object.keys(irregularParts),
      ...stressedVowels.keys(),
      'mantener',
      'huir',
      'irse',
      'tocar',
      'unir',
    ].map((word): [string, PartOfSpeech] => [word, 'v']),
    ...'pie tío casa pez león luz'.split(' ').map((word): [string, PartOfSpeech] => [word, 'n']),
  ];

  it('leads from every English form to the word', () => {
    const lost = english.flatMap(([word, part]) =>
      inflectEnglish(word, part).filter(
        (form) => !coarseKeysOf(form).includes(coarseKeyOf('en')(word, part)),
      ),
    );
    expect(lost).toEqual([]);
  });

  it('leads from every Spanish form to the word', () => {
    const lost = spanish.flatMap(([word, part]) =>
      inflectSpanish(word, part, true).filter(
        (form) => !coarseKeysOf(foldWord(form)).includes(coarseKeyOf('es')(word, part)),
      ),
    );
    expect(lost).toEqual([]);
  });

  it.each<[string, PartOfSpeech, string]>([
    ['elephant', 'n', 'el'],
    ['dog', 'n', 'do'],
    ['mouse', 'n', 'm'],
    ['run', 'v', 'r'],
    ['ox', 'n', 'o'],
    ['walk away', 'v', 'wa'],
    ['go/v', 'v', ''],
    ['go away', 'v', ''],
    ['"x"', 'n', ''],
  ])('of %s/%s is that of %j', (notation, part, letters) => {
    expect(coarseKeyOf('en')(notation, part)).toBe(coarseKeysOf(letters).at(-1));
  });
});

describe('CoarseShelf', () => {
  it('gives each thing once, to words that begin like it', () => {
    const shelf = new CoarseShelf(4);
    ['elephant', 'dog', 'garden', 'eleven'].forEach((word, thing) => {
      shelf.put(coarseKeyOf('en')(word, 'n'), thing);
    });
    expect([...shelf.take('element')].sort()).toEqual([0, 3]);
    expect(shelf.take('dig')).toEqual([]);
    expect(shelf.take('dot')).toEqual([1]);
    expect(shelf.take('dog')).toEqual([]);
    expect(shelf.take('game')).toEqual([2]);
  });
});
