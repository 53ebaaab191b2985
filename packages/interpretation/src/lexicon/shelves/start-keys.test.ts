import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { inflectEnglish } from '../../languages/en/words/morphology/inflect.ts';
import { irregularNouns } from '../../languages/en/words/morphology/irregular-nouns.ts';
import { inflectSpanish } from '../../languages/es/words/morphology/inflect.ts';
import type { PartOfSpeech } from '../../morphology/part-of-speech.ts';
import { letterAt, longestStart, startWith } from './start-key.ts';
import { startKeys } from './start-keys.ts';

/** The keys of all beginnings of a word. */
function keysOf(word: string): number[] {
  const keys = [0];
  for (let at = 0; at < word.length && at < longestStart; at++)
    keys.push(startWith(keys.at(-1) ?? 0, letterAt(word, at)));
  return keys;
}

function lostForms(word: string, part: PartOfSpeech, language: Language): string[] {
  const forms = language === 'en' ? inflectEnglish(word, part) : inflectSpanish(word, part, true);
  const keys = startKeys(word, part, language);
  return forms.filter((form) => !keysOf(form).some((key) => keys.includes(key)));
}

describe('startKeys', () => {
  it('leads from every irregular English noun to its plural', () => {
    expect([...irregularNouns.keys()].flatMap((word) => lostForms(word, 'n', 'en'))).toEqual([]);
  });

  it.each<[string, PartOfSpeech, Language]>([
    ['forgive', 'v', 'en'],
    ['go', 'v', 'en'],
    ['fireman', 'n', 'en'],
    ['tie', 'v', 'en'],
    ['volar', 'v', 'es'],
    ['jugar', 'v', 'es'],
    ['oír', 'v', 'es'],
    ['avión', 'n', 'es'],
    ['vaca', 'n', 'es'],
    ['ratón', 'n', 'es'],
    ['pequeño', 'a', 'es'],
  ])('leads from %s (%s, %s) to all its forms', (word, part, language) => {
    expect(lostForms(word, part, language)).toEqual([]);
  });

  it('tells long words by their first letters', () => {
    const keys = ['elephant', 'elegant', 'elevator'].flatMap((word) => startKeys(word, 'n', 'en'));
    expect(new Set(keys).size).toBe(3);
  });
});
