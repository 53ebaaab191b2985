import { describe, expect, it } from 'vitest';
import type { PartOfSpeech } from '../../../../morphology/part-of-speech.ts';
import { inflectEnglish } from './inflect.ts';
import { irregularNouns, nounsInOes } from './irregular-nouns.ts';
import { doublingVerbs, irregularVerbs } from './irregular-verbs.ts';
import { englishStarts } from './starts.ts';

/** Forms that begin with none of the word's beginnings. */
function strays(word: string, part: PartOfSpeech): string[] {
  const starts = englishStarts(word, part);
  return inflectEnglish(word, part).filter((form) => !starts.some((start) => form.startsWith(start)));
}

const verbs = [
  ...'walk chase stop cry die lie panic travel kiss flee overtake undo rewrite open play go'.split(' '),
  ...irregularVerbs.keys(),
  ...doublingVerbs,
];
const nouns = [
  ...'dog baby boy church fireman policewoman soliloquy bus fox man'.split(' '),
  ...irregularNouns.keys(),
  ...nounsInOes,
];

describe('englishStarts', () => {
  it('hold every form of a verb', () => {
    expect(verbs.flatMap((verb) => strays(verb, 'v'))).toEqual([]);
  });

  it('hold every form of a noun', () => {
    expect(nouns.flatMap((noun) => strays(noun, 'n'))).toEqual([]);
  });

  it('hold every form of an adjective', () => {
    const adjectives = 'big dirty red broken strange happy grey thin free'.split(' ');
    expect(adjectives.flatMap((adjective) => strays(adjective, 'a'))).toEqual([]);
  });

  it.each<[string, PartOfSpeech, string]>([
    ['walk', 'v', 'walk'],
    ['lie', 'v', 'l lay lain lied'],
    ['die', 'v', 'd'],
    ['make', 'v', 'mak made'],
    ['overtake', 'v', 'overtak overtook overtaken'],
    ['fireman', 'n', 'firem'],
    ['foot', 'n', 'foot feet'],
    ['dog', 'n', 'dog'],
    ['upstairs', 'x', 'upstairs'],
  ])('of %s/%s are %s', (word, part, starts) => {
    expect(englishStarts(word, part).join(' ')).toBe(starts);
  });
});
