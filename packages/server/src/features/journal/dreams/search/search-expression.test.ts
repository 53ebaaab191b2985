import { describe, expect, it } from 'vitest';
import { searchExpression, splitSearchText } from './search-expression.ts';

const readable = (expression: string | null) => expression?.replaceAll('\u0001', '') ?? null;

const houses = { plain: 'houses', en: ['houses', 'hous'], es: ['houses', 'hous'] };
const the = { plain: 'the', en: [], es: ['the'] };

describe('splitSearchText', () => {
  it('takes letters, digits and their marks, at most eight words', () => {
    expect(splitSearchText("  madre's  ÁRBOL, 3am!")).toEqual(['madre', 's', 'ÁRBOL', '3am']);
    expect(splitSearchText('a\u0301rbol')).toEqual(['árbol']);
    expect(splitSearchText('!? *&|')).toEqual([]);
    expect(splitSearchText('a b c d e f g h i j')).toHaveLength(8);
  });
});

describe('searchExpression', () => {
  it('asks for the word or its stem, and takes the last as a beginning', () => {
    expect(readable(searchExpression([houses, houses], { language: 'en' }))).toBe(
      "'=l.en' & ('houses' | 'hous') & ('houses' | 'hous' | 'houses':*) & '=l.en'",
    );
  });

  it('leaves a word out in the language where it is too common, and only there', () => {
    expect(readable(searchExpression([the, houses], {}))).toBe(
      "(('=l.en' & ('houses' | 'hous' | 'houses':*)) | ('=l.es' & 'the' & ('houses' | 'hous' | 'houses':*)))",
    );
    expect(readable(searchExpression([houses, the], { language: 'en' }))).toBe(
      "'=l.en' & ('houses' | 'hous') & '=l.en'",
    );
  });

  it('takes a single common word as a beginning', () => {
    expect(readable(searchExpression([the], { language: 'en' }))).toBe("'=l.en' & 'the':* & '=l.en'");
  });

  it('joins filters, quoting what members write', () => {
    expect(readable(searchExpression([], { tag: "it's \\ | x", category: 'dark' }))).toBe(
      "'=c.dark' & '=t.it''s \\\\ | x'",
    );
    expect(searchExpression([], {})).toBeNull();
  });
});
