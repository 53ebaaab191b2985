import type { Language, RecognisedSymbol } from '@chitta/contract';
import type { Dictionary } from '#server/platform/dictionary/dictionary.ts';
import { celebrityId } from '#server/platform/engine/celebrity-id.ts';
import type { SymbolSource } from '../../symbols/dictionary/open-symbols.ts';
import type { OwnSymbol } from '../../symbols/dictionary/read-personal-symbols.ts';

/** What there is to say of a symbol, wherever it stands in a dream. */
export type SymbolTexts = Omit<RecognisedSymbol, 'mentions'>;

/** The meaning in a list is a phrase; the description has all of it. */
const longestMeaning = 400;

/**
 * What the member or the dictionary says of a symbol; undefined for one that neither has any longer.
 */
export function symbolTexts(
  { dictionary, personal }: SymbolSource,
  language: Language,
  id: string,
): SymbolTexts | undefined {
  const own = personal.find(id);
  if (own !== undefined) return personalTexts(own);
  return (
    entryTexts(dictionary, language, id) ??
    combinedTexts(dictionary, language, id) ??
    celebrityTexts(dictionary, language, id)
  );
}

function personalTexts({ id, name, group, category, meaning, context }: OwnSymbol): SymbolTexts {
  return {
    id,
    kind: 'personal',
    name,
    group,
    category,
    meaning: meaning.slice(0, longestMeaning).toWellFormed(),
    description: meaning,
    extendedDescription: context,
    deeperInsight: '',
  };
}

function entryTexts(dictionary: Dictionary, language: Language, id: string): SymbolTexts | undefined {
  const { entry: find, details } = dictionary.of(language);
  const entry = find(id);
  if (entry === undefined) return undefined;
  return {
    id,
    kind: entry.isClass ? 'class' : 'symbol',
    name: entry.name,
    group: entry.group,
    category: entry.category,
    meaning: entry.meaning,
    description: details[id]?.description ?? '',
    extendedDescription: details[id]?.extended ?? '',
    deeperInsight: entry.insight,
  };
}

function combinedTexts(dictionary: Dictionary, language: Language, id: string): SymbolTexts | undefined {
  const { file, combined } = dictionary.of(language);
  const found = file.combined.find((each) => each.id === id);
  if (found === undefined) return undefined;
  return {
    id,
    kind: 'combined',
    name: found.name,
    group: 'combined',
    category: '',
    meaning: found.meaning,
    description: combined[id] ?? '',
    extendedDescription: '',
    deeperInsight: found.insight,
  };
}

function celebrityTexts(dictionary: Dictionary, language: Language, id: string): SymbolTexts | undefined {
  if (!id.startsWith('celebrity-')) return undefined;
  const found = dictionary.of(language).file.celebrities.find(({ name }) => celebrityId(name) === id);
  if (found === undefined) return undefined;
  return {
    id,
    kind: 'celebrity',
    name: found.name,
    group: 'person',
    category: found.category,
    meaning: found.quality,
    description: '',
    extendedDescription: '',
    deeperInsight: '',
  };
}
