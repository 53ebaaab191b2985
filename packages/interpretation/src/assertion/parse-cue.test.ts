import { describe, expect, it } from 'vitest';
import { classify } from '../grammar/classify.ts';
import { wordPacks } from '../languages/language-packs.ts';
import { tokenise } from '../text/tokenise.ts';
import { hintsOf } from './assertion-of-words.ts';
import { matchCue } from './match-cue.ts';
import { parseCue } from './parse-cue.ts';

/** The words that a pattern is found in, joined. */
function found(pattern: string, text: string): string | undefined {
  const cue = parseCue(pattern, wordPacks.en.assertion);
  const tokens = tokenise(text);
  const hints = Uint16Array.from(tokens, ({ word, folded }) => hintsOf(word, folded, 'en'));
  const words = { ...classify(tokens, 'en'), hints };
  for (let at = 0; at < tokens.length; at++) {
    const place = matchCue(words, cue, at);
    if (place)
      return tokens
        .slice(place.from, place.to)
        .map(({ word }) => word)
        .join(' ');
  }
  return undefined;
}

describe('parseCue and matchCue', () => {
  it.each([
    ['either of two words', 'without|minus', 'A hat minus a rim', 'minus'],
    ['all forms of a verb', 'think/v of', 'I was thinking of it', 'thinking of'],
    ['a class of words', '@subject wish', 'They wish', 'they wish'],
    ['a list of the pack', 'on $weekdays', 'On Sunday', 'on sunday'],
    ['a form', 'instead of +~gerund', 'Instead of singing', 'instead of'],
    ['a word of content', 'my # is', 'my uncle is', 'my uncle is'],
    ['no word but these', 'as !soon as', 'as quiet as', 'as quiet as'],
    ['what may be missing', 'about just? to', 'about to', 'about to'],
    ['words between', 'too *3 to', 'too far for us to walk', 'too far for us to'],
    ['a comma before', ',real', 'the other, real', 'real'],
    ['the beginning of a clause', '^where was', 'I saw where was it and where was he', 'where was'],
    ['the beginning of a sentence', '^^in this', 'Old. In this', 'in this'],
    ['the end of a part', 'no .', 'I said no, and', 'no'],
  ])('%s', (_what, pattern, text, words) => {
    expect(found(pattern, text)).toBe(words);
  });

  it.each([
    ['over a comma', 'without a', 'without, a'],
    ['behind a forbidden word', '-to like', 'to like'],
    ['before a forbidden word', 'no -longer', 'no longer'],
    ['without a word that has to follow', 'almost +~past', 'almost all'],
    ['as one of the words left out', 'as !soon as', 'as soon as'],
    ['without the comma', ',real', 'the real'],
    ['inside a sentence', '^^in this', 'I was in this'],
    ['where the sentence goes on', 'no .', 'no dog'],
    ['with too many words between', 'too *1 to', 'too far for us to walk'],
  ])('not %s', (_what, pattern, text) => {
    expect(found(pattern, text)).toBeUndefined();
  });

  it('keeps accents where they are asked for', () => {
    const cue = parseCue('=como', wordPacks.es.assertion);
    const at = (text: string) => matchCue(classify(tokenise(text), 'es'), cue, 0);
    expect([at('como'), at('cómo')]).toEqual([{ from: 0, to: 1 }, undefined]);
  });
});
