import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../testing/mark.ts';

const lexicon = lexiconOf('en', {
  action: { discard: 'throw _ away, throw', dress: 'put _ on' },
  animal: { dog: 'dog' },
  object: { ring: 'ring', 'stone-ring': 'ring _ old stone' },
});

describe('phrases with words in between', () => {
  it.each([
    ['no word', 'I [threw away] a [ring].'],
    ['the words between are read too', 'I [threw] the old [ring] away.'],
    ['a pronoun', 'I [threw] it away.'],
    ['not over another subject', 'I [threw] what he had away.'],
    ['not over "and"', 'I [threw] and ran away.'],
    ['not over a stop', 'I [threw] it. Away I went.'],
    ['not over four words', 'I [threw] one two three four away.'],
    ['a verb alone', 'I put my [dog] down, on it.'],
    ['several words behind the gap', 'A [ring] of old stone.'],
  ])('%s', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), lexicon)).toBe(marked);
  });
});
