import type { Language } from '@chitta/symbols/types';
import { wordsOf } from '../languages/language-packs.ts';
import type { AttachedWords } from '../languages/pack/attachment.ts';
import { perLanguage } from '../languages/per-language.ts';
import { role } from './role.ts';

const bits: Readonly<Record<keyof AttachedWords, number>> = {
  dreamer: role.dreamer,
  others: role.other,
  goingOnAsSubject: role.goingOnAsSubject,
  helpers: role.helper,
  passive: role.passive,
  by: role.by,
  copulas: role.copula,
  possessives: role.possessive,
  of: role.of,
  relatives: role.relative,
  without: role.without,
  onDreamer: role.onDreamer,
  genitive: role.genitive,
};

const tableOf = perLanguage((language) => {
  const table = new Map<string, number>();
  for (const [name, words] of Object.entries(wordsOf(language).attachment.words)) {
    const bit = bits[name as keyof AttachedWords];
    for (const word of words) table.set(word, (table.get(word) ?? 0) | bit);
  }
  return table;
});

/** The roles of a word, given in lower case, and without its accents. */
export function rolesOf(word: string, folded: string, language: Language): number {
  const { looksLikeSubject, rolesByEnding } = wordsOf(language).attachment;
  const roles = (tableOf(language).get(folded) ?? 0) | rolesByEnding(word, folded);
  return looksLikeSubject.has(word) ? roles & ~role.other : roles;
}
