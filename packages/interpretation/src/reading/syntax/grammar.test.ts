import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { readingOf } from '../../languages/language-packs.ts';

describe.each<Language>(['en', 'es'])('the grammar of %s', (language) => {
  const grammar = readingOf(language).grammar;
  const sets = Object.entries(grammar).filter(
    (entry): entry is [string, ReadonlySet<string>] => entry[1] instanceof Set,
  );

  it('lists words in small letters, none of them empty', () => {
    const words = [...sets.flatMap(([, set]) => [...set]), ...grammar.determiners.keys()];
    expect(words.filter((word) => !/^\p{Ll}[\p{Ll}']*$/u.test(word))).toEqual([]);
  });

  it('turns every possessive of the dreamer to the second person', () => {
    const turned = [...grammar.possessives].map((word) => grammar.determiners.get(word) ?? '');
    expect(turned.every((word) => (language === 'en' ? word === 'your' : /^tus?$/.test(word)))).toBe(true);
  });

  it('lets no copula or preposition stand inside a noun phrase', () => {
    const inside = [...grammar.copulas, ...grammar.prepositions].filter(
      (word) => !grammar.outsidePhrase.has(word),
    );
    expect(inside).toEqual([]);
  });
});
