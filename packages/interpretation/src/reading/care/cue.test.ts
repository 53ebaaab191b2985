import { describe, expect, it } from 'vitest';
import { findCue } from './cue.ts';

const cue = { pattern: /\bsame (?:bad dream|nightmare)s?\b/iu, hints: ['nightmare', 'bad dream'] };

describe('findCue', () => {
  it.each([
    ['Always the same nightmare.', 'same nightmare'],
    ['THE SAME BAD DREAMS', 'SAME BAD DREAMS'],
  ])('finds in %j the words %j', (text, words) => {
    expect(findCue(cue, text)?.[0]).toBe(words);
  });

  it.each(['A nightmare like any other.', 'The same dream.', ''])('finds nothing in %j', (text) => {
    expect(findCue(cue, text)).toBeUndefined();
  });
});
