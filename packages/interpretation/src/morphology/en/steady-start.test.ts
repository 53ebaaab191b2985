import { describe, expect, it } from 'vitest';
import type { PartOfSpeech } from '../part-of-speech.ts';
import { inflectEnglish } from './inflect.ts';
import { irregularNouns, nounsInOes } from './irregular-nouns.ts';
import { doublingVerbs, irregularVerbs } from './irregular-verbs.ts';
import { englishSteadyStart } from './steady-start.ts';

/** Forms that do not begin with the letters that all forms are said to share. */
function strays(word: string, part: PartOfSpeech): string[] {
  const start = word.slice(0, englishSteadyStart(word, part));
  return inflectEnglish(word, part).filter((form) => !form.startsWith(start));
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

describe('englishSteadyStart', () => {
  it('is shared by every form of a verb', () => {
    expect(verbs.flatMap((verb) => strays(verb, 'v'))).toEqual([]);
  });

  it('is shared by every form of a noun', () => {
    expect(nouns.flatMap((noun) => strays(noun, 'n'))).toEqual([]);
  });

  it('is shared by every form of an adjective', () => {
    const adjectives = 'big dirty red broken strange happy grey thin free'.split(' ');
    expect(adjectives.flatMap((adjective) => strays(adjective, 'a'))).toEqual([]);
  });

  it.each<[string, PartOfSpeech, number]>([
    ['walk', 'v', 3],
    ['lie', 'v', 0],
    ['die', 'v', 1],
    ['run', 'v', 0],
    ['overtake', 'v', 0],
    ['fireman', 'n', 5],
    ['foot', 'n', 0],
    ['dog', 'n', 2],
    ['upstairs', 'x', 8],
  ])('of %s/%s has %i letters', (word, part, length) => {
    expect(englishSteadyStart(word, part)).toBe(length);
  });
});
