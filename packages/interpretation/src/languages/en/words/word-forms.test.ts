import { describe, expect, it } from 'vitest';
import { type WordFormName, wordForm } from '../../../assertion/word-form.ts';
import { englishFormsOf } from './word-forms.ts';

function formsOf(word: string): string[] {
  const bits = englishFormsOf(word);
  return (Object.keys(wordForm) as WordFormName[]).filter((name) => bits & wordForm[name]);
}

describe('the forms of English words', () => {
  it.each([
    ['walked', ['past', 'participle']],
    ['ran', ['past', 'participle']],
    ['broken', ['participle', 'bare']],
    ['drive', ['bare']],
    ['drives', ['third']],
    ['lives', ['present', 'third']],
    ['singing', ['gerund']],
    ['1988', ['year', 'digits']],
    ['63', ['digits']],
    ['put', []],
    ['the', []],
    ['is', ['present']],
    ['quickly', []],
    ["wasn't", ['past']],
  ])('%s', (word, forms) => {
    expect(formsOf(word).sort()).toEqual([...forms].sort());
  });
});
