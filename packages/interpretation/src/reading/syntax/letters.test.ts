import { describe, expect, it } from 'vitest';
import { endOfWord, letterAt, nextLetter } from './letters.ts';

describe('letterAt', () => {
  it.each([
    ['a', 1],
    ['ñ', 1],
    ['3', 1],
    ['猫', 1],
    ['𝐁', 2],
    ['😀', 0],
    ['\ud835', 0],
    ["'", 0],
    [' ', 0],
    ['', 0],
  ])('of %j takes %i units', (text, size) => {
    expect(letterAt(text, 0)).toBe(size);
    // A second time from what is known of the unit.
    expect(letterAt(text, 0)).toBe(size);
  });
});

describe('nextLetter', () => {
  it.each([
    ['— «ya»', 0, 3],
    ['a b', 1, 2],
    ['…', 0, 1],
    ['', 0, 0],
  ])('in %j from %i is at %i', (text, from, at) => {
    expect(nextLetter(text, from)).toBe(at);
  });
});

describe('endOfWord', () => {
  it.each([
    ["didn't stop", "didn't"],
    ['didn’t', 'didn’t'],
    ['swimming-pool.', 'swimming-pool'],
    ["dogs' bones", 'dogs'],
    ['no-', 'no'],
    ['a--b', 'a'],
    ['𝐁ig 𝟑', '𝐁ig'],
  ])('of %j is behind %j', (text, word) => {
    expect(text.slice(0, endOfWord(text, 0))).toBe(word);
  });
});
