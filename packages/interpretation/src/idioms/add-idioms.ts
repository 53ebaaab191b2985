import type { Language } from '@chitta/symbols/types';
import type { FormTable } from '../lexicon/form-table.ts';
import type { PhraseNode } from '../lexicon/phrase-tree.ts';
import { englishIdioms } from './en.ts';
import { spanishIdioms } from './es.ts';

const idioms: Readonly<Record<Language, string>> = { en: englishIdioms, es: spanishIdioms };
const possessives = ['my', 'your', 'his', 'her', 'our', 'their'];

/** Puts the idioms of the language into the tree, where the longest match lets them swallow the words they hold. */
export function addIdioms<T>(language: Language, forms: FormTable, phrases: PhraseNode<T>): void {
  for (const row of idioms[language].trim().split('\n')) {
    for (const idiom of withPossessives(row)) addIdiom(idiom, forms, phrases);
  }
}

function withPossessives(row: string): string[] {
  return row.includes("one's") ? possessives.map((word) => row.replace("one's", word)) : [row];
}

function addIdiom<T>(idiom: string, forms: FormTable, phrases: PhraseNode<T>): void {
  let node = phrases;
  // As the tokeniser cuts a text: "heaven's" is two words.
  for (const word of idiom.replace(/(?<=\p{L})'s(?= |$)/gu, " 's").split(' ')) {
    const isVerb = word.endsWith('/v');
    node = node.grow(forms.add(isVerb ? word.slice(0, -2) : word, isVerb ? 'v' : 'x', false).id);
  }
  node.isIdiom = true;
}
