import { describe, expect, it } from 'vitest';
import { type WordFormName, wordForm } from '../../../assertion/word-form.ts';
import { foldWord } from '../../../text/fold.ts';
import { spanishFormsOf } from './word-forms.ts';

function formsOf(word: string): string[] {
  const bits = spanishFormsOf(word, foldWord(word));
  return (Object.keys(wordForm) as WordFormName[]).filter((name) => bits & wordForm[name]);
}

describe('the forms of Spanish words', () => {
  it.each([
    ['corrió', ['past']],
    ['llevó', ['past']],
    ['cantaba', ['past']],
    ['dieron', ['past']],
    ['tenía', ['past']],
    ['quería', ['past']],
    ['vive', ['present']],
    ['vivo', ['present']],
    ['llevo', ['present']],
    ['entre', []],
    ['vendría', ['past', 'conditional']],
    ['panadería', []],
    ['maría', ['past']],
    ['dejara', ['subjunctive']],
    ['viniera', ['subjunctive']],
    ['cámara', []],
    ['clase', []],
    ['cantando', ['gerund']],
    ['caerme', ['infinitive']],
    ['roto', ['participle']],
    ['soñado', ['participle']],
    ['1975', ['year', 'digits']],
    ['fría', []],
  ])('%s', (word, forms) => {
    expect(formsOf(word).sort()).toEqual([...forms].sort());
  });
});
