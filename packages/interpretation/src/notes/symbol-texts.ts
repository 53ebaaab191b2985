import type { Language } from '@chitta/symbols/types';
import type { Dictionaries, LanguageDictionary } from '../dream/open-dictionary.ts';
import type { OwnSymbol } from '../personal/personal-lexicon.ts';
import type { MentionKind } from '../types.ts';
import { celebrityId } from './celebrity-id.ts';

/** What there is to say of a symbol, wherever it stands in a dream. */
export interface SymbolTexts {
  readonly id: string;
  readonly kind: Exclude<MentionKind, 'name'> | 'symbol';
  readonly name: string;
  readonly group: string;
  readonly category: string;
  readonly meaning: string;
  readonly description: string;
  readonly extendedDescription: string;
  readonly deeperInsight: string;
}

/** Where what is said of symbols comes from. */
export interface SymbolSource {
  readonly dictionary: Dictionaries;
  /** The dreamer's own symbols. */
  readonly personal: { find(id: string): OwnSymbol | undefined };
}

/** The meaning in a list is a phrase; the description has all of it. */
const longestMeaning = 400;

/** What the dreamer or the dictionary says of a symbol; undefined for one that neither has any longer. */
export function symbolTexts(
  { dictionary: dictionaries, personal }: SymbolSource,
  language: Language,
  id: string,
): SymbolTexts | undefined {
  const own = personal.find(id);
  if (own !== undefined) return personalTexts(own);
  const dictionary = dictionaries.of(language);
  if (dictionary === undefined) return undefined;
  return entryTexts(dictionary, id) ?? combinedTexts(dictionary, id) ?? celebrityTexts(dictionary, id);
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

function entryTexts({ entry: find, details }: LanguageDictionary, id: string): SymbolTexts | undefined {
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

function combinedTexts({ file, combined }: LanguageDictionary, id: string): SymbolTexts | undefined {
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

function celebrityTexts({ file }: LanguageDictionary, id: string): SymbolTexts | undefined {
  if (!id.startsWith('celebrity-')) return undefined;
  const found = file.celebrities.find(({ name }) => celebrityId(name) === id);
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
