import { describe, expect, it } from 'vitest';
import { findLanguageNames, measureLanguageNames } from './language-names.mjs';

const src = 'packages/interpretation/src';
const names = new Set(['en', 'es']);
const find = (text, file = `${src}/reading/a.ts`) => findLanguageNames({ file, text }, names);

describe('findLanguageNames', () => {
  it.each([
    "if (language === 'es') a();",
    "const other = language === 'en' ? b : c;",
    "type Known = 'en' | 'es';",
    'const months = { en: a };',
    "const months = { 'es': a };",
    'const table = tables.en;',
    'const { es } = tables;',
  ])('finds a language in: %s', (text) => {
    expect(find(`\n${text}`)[0]).toBe(`${src}/reading/a.ts:2`);
  });

  it.each([
    'const pack = wordsOf(language);',
    "const ending = 'as';",
    'const enter = { enters: tables.ends };',
    "// 'en' alone\nconst a = 1;",
  ])('lets stand: %s', (text) => {
    expect(find(text)).toEqual([]);
  });

  it('lets packs, and other packages, name what they like', () => {
    expect(find("const en = 'en';", `${src}/languages/en/words/words.ts`)).toEqual([]);
    expect(find("const en = 'en';", 'packages/web/src/a.ts')).toEqual([]);
  });
});

it('knows the languages by their packs, and reads no test', () => {
  const text = "const a = 'la';";
  const modules = [
    { file: `${src}/languages/la/pack.ts`, text: '' },
    { file: `${src}/a.ts`, text },
    { file: `${src}/a.test.ts`, text, isTest: true },
    { file: `${src}/testing/a.ts`, text },
  ];
  expect(measureLanguageNames(modules)).toMatchObject({ value: 1, where: `${src}/a.ts:1` });
});
