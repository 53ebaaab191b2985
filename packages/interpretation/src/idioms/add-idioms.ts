import type { Language } from '@chitta/symbols/types';
import type { FormTable } from '../lexicon/form-table.ts';
import type { PhraseNode } from '../lexicon/phrase-tree.ts';
import { englishIdioms } from '../languages/en/idioms.ts';
import { spanishIdioms } from '../languages/es/idioms.ts';

const idioms: Readonly<Record<Language, readonly string[]>> = {
  en: englishIdioms,
  es: spanishIdioms.trim().split('\n'),
};

/** Words of an idiom that stand for several: whose it is, and "más" without its accent, which is a word of its own. */
const replaceable: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  en: { "one's": ['my', 'your', 'his', 'her', 'our', 'their'] },
  es: {
    su: ['mi', 'tu', 'su', 'nuestro', 'nuestra'],
    sus: ['mis', 'tus', 'sus', 'nuestros', 'nuestras'],
    más: ['más', 'mas'],
  },
};

/** The idioms of a language as they are written. */
export function idiomsOf(language: Language): readonly string[] {
  return idioms[language];
}

/** Whether the word of an idiom stands for several, so that a text has another in its place. */
export function isReplaceable(word: string, language: Language): boolean {
  return Object.hasOwn(replaceable[language], word);
}

/** Puts an idiom into the tree, where the longest match lets it swallow the words it holds. */
export function addIdiom<T>(
  idiom: string,
  language: Language,
  forms: FormTable,
  phrases: PhraseNode<T>,
): void {
  for (const each of withReplacements(idiom.split(' '), replaceable[language]))
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
