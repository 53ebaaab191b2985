import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, pageOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam, safeText } from '../text.ts';
import { symbolSlug } from './dictionary.ts';

const language = z.enum(limits.languages);
const texts = z.array(z.string());

/** A symbol as the recogniser takes it. */
export const editedSymbol = z.object({
  id: z.string(),
  group: z.enum(limits.symbolGroups),
  name: z.string(),
  category: z.string(),
  function: z.string(),
  meaning: z.string(),
  insight: z.string(),
  deed: z.string(),
  variations: texts,
  /** Those of the variations that are shown nowhere. */
  unshown: texts.exactOptional(),
  common: z.boolean(),
  vital: z.boolean(),
  /** A class of words. */
  isClass: z.literal(true).exactOptional(),
});

const editedCombined = z.object({
  id: z.string(),
  name: z.string(),
  meaning: z.string(),
  insight: z.string(),
  parts: texts,
  phrases: texts,
});

const editedCelebrity = z.object({
  name: z.string(),
  also: texts,
  quality: z.string(),
  category: z.string(),
});

/**
 * What admins have changed in one language of the dictionary since its files were written: whole entries that take
 * the place of those with the same id (or name, for celebrities) or are new, and the ids of those taken out.
 */
export const lexiconEdits = z.object({
  language,
  /** Changes with any change of the edits; `none` while there are none. */
  version: z.string(),
  entries: z.array(editedSymbol),
  combined: z.array(editedCombined),
  celebrities: z.array(editedCelebrity),
  removed: z.object({ entries: texts, combined: texts, celebrities: texts }),
});
export type LexiconEdits = z.infer<typeof lexiconEdits>;

const line = (max: number) => safeText().pipe(z.string().trim().min(1).max(max));
const lines = (count: number) => z.array(line(120)).max(count);
const { symbolText: most } = limits;
/** An edit takes the row from the files for good, so it has to change something. */
const isChange = (changes: object) => Object.keys(changes).length > 0;

/** A symbol as the tables hold it, in one language. */
export const adminSymbol = z.object({
  slug: z.string(),
  language,
  name: z.string(),
  group: z.string(),
  category: z.string(),
  function: z.string(),
  meaning: z.string(),
  description: z.string(),
  extendedDescription: z.string(),
  deeperInsight: z.string(),
  deed: z.string(),
  variations: texts,
  isCommon: z.boolean(),
  isVital: z.boolean(),
  isHidden: z.boolean(),
  /** Null: as in the files. */
  editedAt: z.string().nullable(),
});
export type AdminSymbol = z.infer<typeof adminSymbol>;

export const editSymbolRequest = z
  .object({
    name: line(most.name),
    category: line(most.category),
    function: line(most.function),
    meaning: line(most.meaning),
    description: line(most.description),
    extendedDescription: line(most.extendedDescription),
    deeperInsight: line(most.deeperInsight),
    deed: line(most.deed),
    variations: lines(most.variations),
    isCommon: z.boolean(),
    isVital: z.boolean(),
    isHidden: z.boolean(),
  })
  .partial()
  .refine(isChange, 'Invalid input');
export type EditSymbolRequest = z.infer<typeof editSymbolRequest>;

export const adminCombinedSymbol = z.object({
  slug: z.string(),
  language,
  name: z.string(),
  category: z.string(),
  meaning: z.string(),
  description: z.string(),
  insight: z.string(),
  parts: texts,
  phrases: texts,
  isHidden: z.boolean(),
  editedAt: z.string().nullable(),
});
export type AdminCombinedSymbol = z.infer<typeof adminCombinedSymbol>;

/** Parts are the same in both languages and stay as the files have them. */
export const editCombinedSymbolRequest = z
  .object({
    name: line(most.name),
    category: line(most.category),
    meaning: line(most.meaning),
    description: line(most.description),
    insight: line(most.deeperInsight),
    phrases: lines(most.variations),
    isHidden: z.boolean(),
  })
  .partial()
  .refine(isChange, 'Invalid input');
export type EditCombinedSymbolRequest = z.infer<typeof editCombinedSymbolRequest>;

export const adminCelebrity = z.object({
  id: z.number().int(),
  language,
  name: z.string(),
  also: texts,
  quality: z.string(),
  description: z.string(),
  category: z.string(),
  isHidden: z.boolean(),
  editedAt: z.string().nullable(),
});
export type AdminCelebrity = z.infer<typeof adminCelebrity>;

/** The name tells who it is and stays; further names go to `also`. */
export const editCelebrityRequest = z
  .object({
    also: lines(20),
    quality: line(most.meaning),
    description: line(most.description),
    category: line(most.category),
    isHidden: z.boolean(),
  })
  .partial()
  .refine(isChange, 'Invalid input');
export type EditCelebrityRequest = z.infer<typeof editCelebrityRequest>;

const adminListQuery = z.object({
  language: language.optional(),
  /** Part of the name; accents and case ignored. */
  search: safeText().pipe(z.string().max(100)).optional(),
  /** Only what admins have changed. */
  edited: z.enum(['true', 'false']).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
});
export type AdminListQuery = z.infer<typeof adminListQuery>;

/** A word of dreams that the dictionary lacks. Nothing is kept of the sentence it stood in. */
export const missingSymbol = z.object({
  id: z.number().int(),
  symbol: z.string(),
  language,
  /** Dreams of journals that it came with; 0: it was only in dreams that were read. */
  count: z.number().int(),
  lastReported: z.string(),
  processed: z.boolean(),
  status: z.enum(limits.missingSymbolStatuses),
  /** Where it stands, by the kinds of the words beside it, most frequent first, at most three. */
  places: z.array(
    z.object({ before: z.enum(limits.wordKinds), after: z.enum(limits.wordKinds), count: z.number().int() }),
  ),
});
export type MissingSymbol = z.infer<typeof missingSymbol>;

export const listMissingSymbolsQuery = z.object({
  language: language.optional(),
  /** Part of the word; accents and case ignored. */
  search: safeText().pipe(z.string().max(100)).optional(),
  status: z.enum(limits.missingSymbolStatuses).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
});
export type ListMissingSymbolsQuery = z.infer<typeof listMissingSymbolsQuery>;

const bySlug = z.object({ slug: symbolSlug, language });
const byId = z.object({ id: idParam });

export const symbolsEndpoints = {
  'GET /api/symbols/edits': endpoint({
    access: 'public',
    summary: 'What admins have changed in the dictionary since its files were written',
    query: z.object({ language }),
    response: dataOf(lexiconEdits),
    // Asked for each time, so that what is published is read with at once; its ETag spares the rest.
    isRevalidated: true,
    errors: [],
  }),
  'GET /api/admin/symbols': endpoint({
    access: 'admin',
    summary: 'Symbols as the tables hold them, by name',
    query: adminListQuery,
    response: pageOf(adminSymbol),
    errors: ['requests.invalid'],
  }),
  'PATCH /api/admin/symbols/:slug/:language': endpoint({
    access: 'admin',
    summary: 'Change a symbol; from then on the files no longer do',
    params: bySlug,
    body: editSymbolRequest,
    response: dataOf(adminSymbol),
    errors: ['symbols.not_found'],
  }),
  'GET /api/admin/combined-symbols': endpoint({
    access: 'admin',
    summary: 'Combined symbols as the tables hold them, by name',
    query: adminListQuery,
    response: pageOf(adminCombinedSymbol),
    errors: ['requests.invalid'],
  }),
  'PATCH /api/admin/combined-symbols/:slug/:language': endpoint({
    access: 'admin',
    summary: 'Change a combined symbol; from then on the files no longer do',
    params: bySlug,
    body: editCombinedSymbolRequest,
    response: dataOf(adminCombinedSymbol),
    errors: ['symbols.not_found'],
  }),
  'GET /api/admin/celebrities': endpoint({
    access: 'admin',
    summary: 'Famous people and figures as the tables hold them, by name',
    query: adminListQuery,
    response: pageOf(adminCelebrity),
    errors: ['requests.invalid'],
  }),
  'PATCH /api/admin/celebrities/:id': endpoint({
    access: 'admin',
    summary: 'Change a famous person or figure; from then on the files no longer do',
    params: byId,
    body: editCelebrityRequest,
    response: dataOf(adminCelebrity),
    errors: ['symbols.not_found'],
  }),
  'GET /api/admin/missing-symbols': endpoint({
    access: 'admin',
    summary: 'Words that dreams use and the dictionary lacks, most frequent first',
    query: listMissingSymbolsQuery,
    response: pageOf(missingSymbol),
    errors: ['requests.invalid'],
  }),
  'PATCH /api/admin/missing-symbols/:id': endpoint({
    access: 'admin',
    summary: 'Say what became of a missing word',
    params: byId,
    body: z.object({ status: z.enum(limits.missingSymbolStatuses) }),
    response: dataOf(missingSymbol),
    errors: ['symbols.missing_not_found'],
  }),
} as const;
