import type { Language } from '@chitta/symbols/types';
import { readingOf } from '../../languages/language-packs.ts';
import type { Mention } from '../../types.ts';
import type { Sign } from '../model.ts';

/** The article for a noun that the dream names without one, with its space. */
export function bareArticle({ kind, text }: Mention, language: Language): string {
  const { daysAndFeasts, bareArticle: articleOf } = readingOf(language).nouns;
  // A name takes none: "Brad Pitt".
  const isName = kind === 'celebrity' || kind === 'name' || daysAndFeasts.has(text.toLowerCase());
  return isName ? '' : articleOf(text.toLowerCase());
}

/** Whether a noun symbol was met as a verb: "played" for play, "comprado" for comprar, whatever the dictionary has as verb. */
export function isVerbForm({ mention, entry }: Sign, language: Language): boolean {
  const { text, variation } = mention;
  if (entry.variations.includes(`${variation}/v`) && !entry.variations.includes(variation)) return true;
  return readingOf(language).nouns.isVerbForm(text.toLowerCase(), variation.toLowerCase());
}
