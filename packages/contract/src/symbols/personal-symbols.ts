import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam, safeText } from '../text.ts';

const { personalSymbol: most } = limits;
const language = z.enum(limits.languages);
const impact = z.number().int().min(limits.emotionalImpact.min).max(limits.emotionalImpact.max);
const line = (max: number) => safeText().pipe(z.string().trim().min(1).max(max));
const prose = (max: number) => safeText().pipe(z.string().trim().max(max));
const group = z.enum(limits.symbolGroups);
/** A word as suggestions carry it: in lower case, but for names. */
const word = line(40);

/** A symbol of the member's own; recognised before the dictionary in dreams of its language. */
export const personalSymbol = z.object({
  id: z.number().int(),
  language,
  name: z.string(),
  /** What kind of thing it is; decides how a reading speaks of it. */
  group,
  /** The member's own meaning; a reading quotes it. */
  description: z.string(),
  category: z.string(),
  /** Dreams of the member in which it was recognised. */
  frequency: z.number().int(),
  emotionalImpact: impact.nullable(),
  personalContext: z.string(),
  /** Further ways of saying it. */
  variations: z.array(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type PersonalSymbol = z.infer<typeof personalSymbol>;

const personalSymbolPage = z.object({
  items: z.array(personalSymbol),
  nextCursor: z.string().nullable(),
  /** Dreams are being marked anew after a change: frequencies and marks may be those of before for a moment. */
  isMarking: z.boolean().optional(),
});
export type PersonalSymbolPage = z.infer<typeof personalSymbolPage>;

const fields = {
  name: line(most.name),
  language,
  group,
  description: prose(most.description),
  /** Empty: the default, `Personal`. */
  category: prose(most.category),
  emotionalImpact: impact.nullable(),
  personalContext: prose(most.personalContext),
  variations: z.array(line(most.variation)).max(most.variations),
};

/** Only the name is needed. */
export const addPersonalSymbolRequest = z
  .object({ ...fields })
  .partial()
  .required({ name: true });
export type AddPersonalSymbolRequest = z.infer<typeof addPersonalSymbolRequest>;

export const changePersonalSymbolRequest = z.object({ ...fields }).partial();
export type ChangePersonalSymbolRequest = z.infer<typeof changePersonalSymbolRequest>;

export const listPersonalSymbolsQuery = z.object({
  /** Part of name, variation, category or description; accents and case ignored. */
  search: safeText().pipe(z.string().max(100)).optional(),
  language: language.optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
});
export type ListPersonalSymbolsQuery = z.infer<typeof listPersonalSymbolsQuery>;

/** A word without an entry of its own that keeps returning in the member's dreams. */
export const symbolSuggestion = z.object({
  word: z.string(),
  language,
  /** Dreams that hold it. */
  count: z.number().int(),
});
export type SymbolSuggestion = z.infer<typeof symbolSuggestion>;

const byId = z.object({ id: idParam });

export const personalSymbolsEndpoints = {
  'GET /api/personal-symbols': endpoint({
    access: 'member',
    summary: 'The symbols of one’s own, newest first',
    query: listPersonalSymbolsQuery,
    response: dataOf(personalSymbolPage),
    errors: ['requests.invalid'],
  }),
  'POST /api/personal-symbols': endpoint({
    access: 'member',
    summary: 'Add a symbol of one’s own',
    body: addPersonalSymbolRequest,
    response: dataOf(personalSymbol),
    status: 201,
    errors: ['personal_symbols.name_taken', 'personal_symbols.limit_reached'],
  }),
  'GET /api/personal-symbols/suggestions': endpoint({
    access: 'member',
    summary: 'Words that keep returning in one’s dreams and have no entry yet',
    query: z.object({ language: language.optional() }),
    response: dataOf(z.object({ items: z.array(symbolSuggestion) })),
    errors: [],
  }),
  'POST /api/personal-symbols/suggestions/dismiss': endpoint({
    access: 'member',
    summary: 'Do not suggest a word again',
    body: z.object({ word, language }),
    response: z.object({ success: z.literal(true) }),
    errors: [],
  }),
  'PATCH /api/personal-symbols/:id': endpoint({
    access: 'member',
    summary: 'Change a symbol of one’s own',
    params: byId,
    body: changePersonalSymbolRequest,
    response: dataOf(personalSymbol),
    errors: ['personal_symbols.not_found', 'personal_symbols.name_taken'],
  }),
  'DELETE /api/personal-symbols/:id': endpoint({
    access: 'member',
    summary: 'Take out a symbol of one’s own; it can be restored for a day, then it is erased',
    params: byId,
    response: dataOf(z.object({ id: z.number().int(), restorableUntil: z.string() })),
    errors: ['personal_symbols.not_found'],
  }),
  'POST /api/personal-symbols/:id/restore': endpoint({
    access: 'member',
    summary: 'Bring a deleted symbol of one’s own back',
    params: byId,
    response: dataOf(personalSymbol),
    errors: ['personal_symbols.not_found', 'personal_symbols.name_taken', 'personal_symbols.limit_reached'],
  }),
} as const;
