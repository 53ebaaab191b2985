import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { englishIdioms } from '../languages/en/words/idioms.ts';
import { spanishIdioms } from '../languages/es/words/idioms/idioms.ts';
import { recognise } from '../recognise/recognise.ts';
import { lexiconOf } from '../testing/lexicon-of.ts';
import { tokenise } from '../text/tokenise.ts';

const lists: Readonly<Record<Language, readonly string[]>> = {
  en: englishIdioms,
  es: spanishIdioms.trim().split('\n'),
};
const spoken = (idiom: string) => idiom.replaceAll('/v', '').replace(/\bone's\b/, 'my');

describe.each<Language>(['en', 'es'])('idioms (%s)', (language) => {
  const idioms = lists[language];

  it('stand once each, in small letters, without marks', () => {
    expect(idioms.filter((idiom, at) => idioms.indexOf(idiom) !== at)).toEqual([]);
    expect(idioms.filter((idiom) => !/^[\p{Ll}'/ ]+$/u.test(idiom))).toEqual([]);
  });

  it('have several words, as many as the recogniser reads in one go', () => {
    const counted = idioms.map((idiom) => [idiom, tokenise(spoken(idiom)).length] as const);
    expect(counted.filter(([, words]) => words < 2 || words > 8)).toEqual([]);
  });

  it('hide every word they hold', () => {
    const words = new Set(idioms.flatMap((idiom) => tokenise(spoken(idiom)).map(({ word }) => word)));
    const lexicon = lexiconOf(language, {
      object: Object.fromEntries([...words].map((word) => [word, `${word}/x`])),
    });
    const shown = idioms.filter((idiom) => recognise(`${spoken(idiom)}.`, lexicon).length > 0);
    expect(shown).toEqual([]);
  });
});
