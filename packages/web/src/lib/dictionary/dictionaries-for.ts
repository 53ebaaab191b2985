import type { Language } from '@chitta/contract/limits';
import { type Dictionaries, type LanguageDictionary, languagesOf } from '@chitta/interpretation';

/** What it takes to read one text. */
export interface TextDictionaries {
  /** The language it is read in. */
  readonly language: Language;
  readonly dictionary: Dictionaries;
}

interface DictionariesForOptions {
  readonly text: string;
  /** Used where the words of the text do not tell. */
  readonly fallback: Language;
  readonly main: (language: Language) => Promise<LanguageDictionary>;
  /** For sentences in another language; missing: as `main`. */
  readonly other?: (language: Language) => Promise<LanguageDictionary>;
}

/**
 * Loads the dictionary of a text's language, and those of its sentences in others where it has any. Rejects where the
 * first cannot be had; without another the rest is read all the same.
 */
export async function dictionariesFor({
  text,
  fallback,
  main: load,
  other: loadOther = load,
}: DictionariesForOptions): Promise<TextDictionaries> {
  const { main: language, others } = languagesOf(text, fallback);
  const [own, ...beside] = await Promise.all([
    load(language),
    ...others.map((other) => loadOther(other).catch(() => undefined)),
  ]);
  const all = new Map([[language, own], ...others.map((other, at) => [other, beside[at]] as const)]);
  return { language, dictionary: { of: (asked) => all.get(asked) } };
}
