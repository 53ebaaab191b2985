import type { Mention } from '@chitta/interpretation';
import { describe, expect, it } from 'vitest';
import { missingWords, unlistedWords } from './unlisted-words.ts';

const mention = (text: string, kind?: Mention['kind'], variation = text): Mention => ({
  start: 0,
  end: text.length,
  text,
  symbol: 'x',
  group: 'object',
  variation,
  rule: '',
  sense: '',
  state: 'present',
  ...(kind && { kind }),
});
const dream = {
  language: 'en' as const,
  mentions: [
    mention('dog'),
    mention('Rosa', 'name'),
    mention('weasels', 'class', 'weasel'),
    mention('Ferret', 'class', 'Ferret'),
    mention('polar fox', 'class'),
    mention('weasel', 'class'),
    mention('Rex', 'personal'),
  ],
  unknown: ['zibber', 'x'.repeat(41)],
};

describe('unlistedWords', () => {
  it('are names, words of classes and unknown nouns, each once', () => {
    expect(unlistedWords(dream)).toEqual(['en:Rosa', 'en:weasel', 'en:ferret', 'en:zibber']);
  });
});

describe('missingWords', () => {
  it('are single words in lower case, never names', () => {
    expect(missingWords(dream)).toEqual(['weasel', 'zibber']);
  });
});
