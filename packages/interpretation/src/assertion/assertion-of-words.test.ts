import { describe, expect, it } from 'vitest';
import { classify } from '../grammar/classify.ts';
import { tokenise } from '../text/tokenise.ts';
import { assertedRanges, assertionOfWords } from './assertion-of-words.ts';

const read = (text: string) => classify(tokenise(text), 'en');

describe('assertionOfWords', () => {
  it('tells each word as there, absent, only thought of, compared or of waking life', () => {
    const text = 'No dog, almost fell, like a cat. In real life my aunt';
    const words = read(text);
    const at = assertionOfWords(words, text);
    const told = words.tokens.map(({ word }, place) => `${word} ${at(place)}`);
    expect(told).toEqual([
      'no present',
      'dog absent',
      'almost present',
      'fell unreal',
      'like present',
      'a simile',
      'cat simile',
      'in waking',
      'real waking',
      'life waking',
      'my waking',
      'aunt waking',
    ]);
  });

  it('lets waking life win over all else', () => {
    const text = 'In real life there is no dog';
    expect(assertionOfWords(read(text), text)(6)).toBe('waking');
  });

  it('names the cue and the row', () => {
    const text = 'A house without a door';
    expect(assertedRanges(read(text), text)).toMatchObject([
      {
        from: 3,
        to: 5,
        state: 'absent',
        cue: { from: 2, to: 3 },
        source: expect.stringMatching(/^without\|/),
      },
    ]);
  });

  it.each(['not trying to ', 'in real life ', 'things, like a dog', '(he is ', 'if the dog '])(
    'takes any number of %j in linear time',
    (part) => {
      const text = part.repeat(20_000);
      expect(assertionOfWords(read(text), text)(-1)).toBe('present');
    },
  );
});
