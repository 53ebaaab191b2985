import type { Language } from '@chitta/symbols/types';
import { wordsOf } from '../languages/language-packs.ts';
import type { FormTable } from '../lexicon/form-table.ts';
import type { PhraseNode } from '../lexicon/phrase-tree.ts';

/** The idioms of a language as they are written. */
export function idiomsOf(language: Language): readonly string[] {
  return wordsOf(language).idioms.phrases;
}

/** Whether the word of an idiom stands for several, so that a text has another in its place. */
export function isReplaceable(word: string, language: Language): boolean {
  return Object.hasOwn(wordsOf(language).idioms.replaceable, word);
}

/** Puts an idiom into the tree, where the longest match lets it swallow the words it holds. */
export function addIdiom<T>(
  idiom: string,
  language: Language,
  forms: FormTable,
  phrases: PhraseNode<T>,
): void {
  for (const each of withReplacements(idiom.split(' '), wordsOf(language).idioms.replaceable))
    addPlain(each, forms, phrases);
}

function withReplacements(
  words: readonly string[],
  table: Readonly<Record<string, readonly string[]>>,
): string[] {
  const at = words.findIndex((word) => Object.hasOwn(table, word));
  const found = table[words[at] ?? ''] ?? [];
  return found.length === 0 ? [words.join(' ')] : found.map((word) => words.with(at, word).join(' '));
}

function addPlain<T>(idiom: string, forms: FormTable, phrases: PhraseNode<T>): void {
  let node = phrases;
  // As the tokeniser cuts a text: "heaven's" is two words.
  for (const word of idiom.replace(/(?<=\p{L})'s(?= |$)/gu, " 's").split(' ')) {
    const isVerb = word.endsWith('/v');
    node = node.grow(forms.add(isVerb ? word.slice(0, -2) : word, isVerb ? 'v' : 'x', false).id);
  }
  node.isIdiom = true;
}
