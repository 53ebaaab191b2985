import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { safeText } from '../text.ts';

const language = z.enum(limits.languages);
/** Stable name of a symbol, the same in both languages. */
export const symbolSlug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9-]+$/);

/** An entry of the dictionary in a list. */
export const dictionaryItem = z.object({
  slug: z.string(),
  /** Last part of its page's address in the language of the answer; its slug in English. */
  address: z.string(),
  kind: z.enum(limits.dictionaryKinds),
  name: z.string(),
  /** Null for combined symbols, which are no single thing. */
  group: z.enum(limits.symbolGroups).nullable(),
  category: z.string(),
  description: z.string(),
  isCommon: z.boolean(),
  /** The word that the search found it by, where that is not its name. */
  foundBy: z.string().nullable(),
});
export type DictionaryItem = z.infer<typeof dictionaryItem>;

/** One page of the dictionary: the text of a symbol and the ways on from it. */
export const dictionaryEntry = z.object({
  slug: z.string(),
  /** As in a list. */
  address: z.string(),
  kind: z.enum(limits.dictionaryKinds),
  language,
  name: z.string(),
  group: z.enum(limits.symbolGroups).nullable(),
  category: z.string(),
  /** The meaning as a phrase: fits after "this is". */
  meaning: z.string(),
  /** What the thing is for in waking life; empty for combined symbols. */
  function: z.string(),
  description: z.string(),
  /** Empty for combined symbols. */
  extendedDescription: z.string(),
  deeperInsight: z.string(),
  /** Without the notation for parts of speech. */
  variations: z.array(z.string()),
  isCommon: z.boolean(),
  isVital: z.boolean(),
  /** Near ones first, at most twelve. */
  related: z.array(dictionaryItem),
  /** Combined symbols that it is part of. */
  combined: z.array(dictionaryItem),
  /** What a combined symbol is made of; empty for single ones. */
  parts: z.array(dictionaryItem),
  /** The name of the same entry in each language that has it; its slug is the same. */
  names: z.record(language, z.string().nullable()),
  /** Its address in each of them. */
  addresses: z.record(language, z.string().nullable()),
});
export type DictionaryEntry = z.infer<typeof dictionaryEntry>;

export const listDictionaryQuery = z.object({
  language: language.optional(),
  /** Beginning of a name or variation in either language, accents and case ignored. */
  search: safeText().pipe(z.string().max(100)).optional(),
  category: safeText().pipe(z.string().max(80)).optional(),
  group: z.enum(limits.symbolGroups).optional(),
  kind: z.enum(limits.dictionaryKinds).optional(),
  /** First letter of the name without its accent; `#` for names that begin otherwise. */
  letter: z
    .string()
    .regex(/^(?:[a-zñ]|#)$/)
    .optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
});
export type ListDictionaryQuery = z.infer<typeof listDictionaryQuery>;

/** By name in the order of the language; a search puts the nearest first. `total` counts all pages. */
export const dictionaryPage = z.object({
  items: z.array(dictionaryItem),
  nextCursor: z.string().nullable(),
  total: z.number().int(),
});
export type DictionaryPage = z.infer<typeof dictionaryPage>;

const counted = z.object({ value: z.string(), count: z.number().int() });

/** What the dictionary can be browsed by, with the number of entries of each. */
export const dictionaryFacets = z.object({
  language,
  total: z.number().int(),
  categories: z.array(counted),
  groups: z.array(z.object({ value: z.enum(limits.symbolGroups), count: z.number().int() })),
  /** In the order of the alphabet, `#` last. */
  letters: z.array(counted),
});
export type DictionaryFacets = z.infer<typeof dictionaryFacets>;

const inLanguage = z.object({ language: language.optional() });

/** Without `language`, English. */
export const dictionaryEndpoints = {
  'GET /api/dictionary': endpoint({
    access: 'public',
    summary: 'Browse and search the dictionary as one types',
    query: listDictionaryQuery,
    response: dataOf(dictionaryPage),
    isCacheable: true,
    errors: ['requests.invalid'],
  }),
  'GET /api/dictionary/facets': endpoint({
    access: 'public',
    summary: 'Categories, groups and letters of the dictionary',
    query: inLanguage,
    response: dataOf(dictionaryFacets),
    isCacheable: true,
    errors: [],
  }),
  'GET /api/dictionary/:slug': endpoint({
    access: 'public',
    summary: 'One symbol with its related ones, by its slug or its address in a language',
    params: z.object({ slug: symbolSlug }),
    query: inLanguage,
    response: dataOf(dictionaryEntry),
    isCacheable: true,
    errors: ['dictionary.not_found'],
  }),
} as const;
