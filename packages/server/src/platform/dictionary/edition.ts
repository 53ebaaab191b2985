import {
  type LanguageDictionary,
  type LexiconEdits,
  openDictionary,
  withEdits,
} from '@chitta/interpretation';
import type { Language, SymbolDetail } from '@chitta/symbols/types';
import type { Dictionary } from './dictionary.ts';

/** What admins have changed in one language, with the long texts. */
export interface LanguageEdition {
  readonly edits: LexiconEdits;
  readonly details: Readonly<Record<string, SymbolDetail>>;
  readonly combined: Readonly<Record<string, string>>;
}

/** All that admins have changed. Plain data, so that it can be sent to threads. */
export interface Edition {
  /** That of the dictionary with it. */
  readonly version: string;
  readonly languages: Readonly<Record<Language, LanguageEdition>>;
}

/** One language with its edits in place; the released one itself where there is nothing to change. */
export function applyEdition(
  released: Dictionary,
  { edits, details, combined }: LanguageEdition,
): LanguageDictionary {
  const before = released.of(edits.language);
  const file = withEdits(before.file, edits);
  if (file === before.file) return before;
  return openDictionary({
    file,
    arcs: before.arcs,
    themeCues: before.themeCues,
    details: { ...before.details, ...details },
    combined: { ...before.combined, ...combined },
  });
}
