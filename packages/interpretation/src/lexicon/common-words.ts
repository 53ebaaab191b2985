import type { Language } from '@chitta/symbols/types';
import { wordsOf } from '../languages/language-packs.ts';
import { FormTable } from './form-table.ts';

/** The forms of everyday words: none of them is a slip. */
export function tableOfCommonWords(language: Language): FormTable {
  const forms = new FormTable(language);
  const words = wordsOf(language).commonWords;
  for (const part of ['v', 'n', 'a', 'x'] as const) {
    for (const word of words[part].trim().split(/\s+/)) forms.add(word, part, false);
  }
  return forms;
}
