import { describe, expect, it } from 'vitest';
import { unmatchedWords } from './cue-words.ts';

describe('unmatchedWords', () => {
  it.each([
    ["could not/couldn't reach", ["could not/couldn't"]],
    ["did not/didn't leave me", ["did not/didn't"]],
    ["i couldn't/could not reach", ["couldn't/could not"]],
    ["didn't/did not/doesn't/don't answer", ["didn't/did not/doesn't/don't"]],
    ["so scared _ could not/n't move", ["could not/n't"]],
    ['was/were wasnt/werent there', ['was/were wasnt/werent']],
  ])('names where two denials meet in %s', (phrase, words) => {
    expect(unmatchedWords(phrase)).toEqual(words);
  });

  it.each([
    "couldn't/could/can't not? reach",
    "i/we _ couldn't/can't/cannot move",
    'i/we could/was/am not/unable to? move',
    "but he was/is/wasn't somebody/not/really/my",
    'my face was/is not/different/changed',
    "it/that didn't/doesn't matter",
    'had an accident/went',
    'is patient/important',
    "didn't answer",
    'no estaba',
  ])('finds nothing in %s', (phrase) => {
    expect(unmatchedWords(phrase)).toEqual([]);
  });
});
