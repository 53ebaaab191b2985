import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenise } from './tokenise.ts';

const wordsOf = (text: string) => tokenise(text).map(({ word }) => word);
const writtenOf = (text: string) => tokenise(text).map(({ start, end }) => text.slice(start, end));

describe('tokenise', () => {
  it.each([
    ['plain words', 'The red door', ['the', 'red', 'door']],
    ['hyphens as spaces', 'swimming-pool', ['swimming', 'pool']],
    ['a possessive apart', 'my mother’s car', ['my', 'mother', "'s", 'car']],
    ['a plural possessive', "the dogs' house", ['the', 'dogs', 'house']],
    ['a short form apart', "I'm sure he'll come", ['i', "'m", 'sure', 'he', "'ll", 'come']],
    ['a negation whole', 'I didn’t', ['i', "didn't"]],
    ['digits', 'at 4pm, 20 men', ['at', '4pm', '20', 'men']],
    ['nothing', '…—!', []],
  ])('reads %s', (_case, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it.each([
    ['emoji', '🐕dog🏠 house', ['dog', 'house']],
    ['combining marks', 'un nin\u0303o cayo\u0301', ['un', 'nin\u0303o', 'cayo\u0301']],
    ['right-to-left marks and letters', '\u200fכלב\u200e dog', ['כלב', 'dog']],
    ['soft hyphens', 'ele\u00adphant.', ['ele\u00adphant']],
    ['letters outside the first plane', 'a 𝐝𝐨𝐠 b', ['a', 'b']],
  ])('keeps the places of words among %s', (_case, text, written) => {
    expect(writtenOf(text)).toEqual(written);
  });

  it('composes and folds accents', () => {
    expect(tokenise('nin\u0303o CAYÓ')).toMatchObject([
      { word: 'niño', folded: 'nino' },
      { word: 'cayó', folded: 'cayo' },
    ]);
  });

  it('tells what stands between words', () => {
    const gaps = tokenise('One two, three-four. Five\nsix (seven').map(({ gap }) => gap);
    expect(gaps).toEqual(['stop', 'join', 'comma', 'hyphen', 'stop', 'stop', 'stop']);
  });

  it.each([
    ['Mr. Brown', ['stop', 'join']],
    ['keys etc., and', ['stop', 'join', 'comma']],
    ['at 10 a.m. I left', ['stop', 'join', 'join', 'join', 'stop', 'join']],
    ['the U.S.A. today', ['stop', 'join', 'join', 'join', 'stop']],
    ['a dog.Then', ['stop', 'join', 'stop']],
    ['my st... then', ['stop', 'join', 'stop']],
  ])('reads the full stops of %j', (text, gaps) => {
    expect(tokenise(text).map(({ gap }) => gap)).toEqual(gaps);
  });

  it('leaves what is too long to be a word unread', () => {
    expect(wordsOf(`a ${'x'.repeat(5000)} b`)).toEqual(['a', '', 'b']);
  });

  it('gives ordered places inside any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        let last = 0;
        for (const { start, end } of tokenise(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
