import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam, safeText, userIdClaim } from '../text.ts';
import { givenReading, reading, recognisedSymbol } from './readings.ts';
import { voiceRecording } from './voice-recordings.ts';

const tag = safeText().pipe(z.string().trim().min(1).max(limits.dreamTag.max));
/** A list, or a text in which commas stand between them. */
const tags = z.union([
  z.array(tag).max(limits.dreamTag.perDream),
  safeText()
    .pipe(z.string().max(limits.dreamTag.perDream * (limits.dreamTag.max + 2)))
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(tag).max(limits.dreamTag.perDream)),
]);
const category = z.enum(limits.dreamCategories);
/** What was felt, each once, in the order in which the limits name them. */
const feelings = z
  .array(z.enum(limits.dreamFeelings))
  .max(limits.dreamFeelings.length)
  .transform((felt) => limits.dreamFeelings.filter((feeling) => felt.includes(feeling)));
const title = safeText().pipe(z.string().trim().max(limits.dreamTitle.max));
/** A calendar day in the member's time zone, `YYYY-MM-DD`. */
const day = z.iso.date();

/** A symbol as a journal line shows it. */
export const dreamSymbol = z.object({
  id: z.string(),
  name: z.string(),
  group: z.string(),
  /** How often the dream names it. Where it does first, in characters; without: a line kept since before it was said. */
  weight: z.number().int().optional(),
  at: z.number().int().optional(),
});

/** What of a dream a search has found. */
export const dreamHit = z.object({
  /** The text around the first place; null where only the title, a tag or a symbol holds it. */
  text: z.string().nullable(),
  /** Words that were found, as they stand in text, title and tags. */
  words: z.array(z.string()),
  /** Names of the symbols that were asked for, in the dream's language, where it was found by these alone. */
  symbols: z.array(z.string()),
});
export type DreamHit = z.infer<typeof dreamHit>;

/** A dream in a list. `excerpt` is the beginning of the text, `headline` the thought of its reading, where it has one. */
export const dreamListItem = z.object({
  id: z.number().int(),
  title: z.string(),
  excerpt: z.string(),
  headline: z.string().nullable(),
  language: z.enum(limits.languages),
  category: category.nullable(),
  tags: z.array(z.string()),
  symbols: z.array(dreamSymbol),
  hasReading: z.boolean(),
  /** Whether its length is one that a reading takes. */
  isReadable: z.boolean(),
  isPremiumTranslation: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string().optional(),
  /** Two images of the dream in its own words, where its title is a cut first sentence. */
  proposedTitle: z.string().optional(),
  /** Why a search has found it. */
  hit: dreamHit.optional(),
});
export type DreamListItem = z.infer<typeof dreamListItem>;

/** A dream that is out of the journal and can still be brought back. */
export const deletedDream = dreamListItem
  .pick({ id: true, title: true, excerpt: true, language: true, createdAt: true })
  .extend({ deletedAt: z.string(), restorableUntil: z.string() });
export type DeletedDream = z.infer<typeof deletedDream>;

/** A dream of the same day in an earlier month or year. */
export const anniversary = z.object({ monthsAgo: z.number().int(), dream: dreamListItem });
export type Anniversary = z.infer<typeof anniversary>;

export const dream = z.object({
  id: z.number().int(),
  userId: z.number().int(),
  title: z.string(),
  content: z.string(),
  translation: z.string().nullable(),
  recognizedSymbols: z.array(recognisedSymbol),
  reading: reading.nullable(),
  isPremiumTranslation: z.boolean(),
  /** When its reading was made; null without one. */
  readAt: z.string().nullable(),
  /** Why a (further) reading of it would say something new; null where it would not. */
  readingOffer: z.enum(limits.readingOffers).nullable(),
  /** Readings that this one has taken the place of. */
  earlierReadings: z.number().int().nonnegative(),
  /** Two images of the dream in its own words, where its title is a cut first sentence. */
  proposedTitle: z.string().optional(),
  language: z.enum(limits.languages),
  category: category.nullable(),
  tags: z.array(z.string()),
  /** What the dreamer said to have felt; missing where nothing was said. */
  feelings: z.array(z.enum(limits.dreamFeelings)).optional(),
  /** The voice that is kept with it; missing: none. */
  voiceRecording: voiceRecording.optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Dream = z.infer<typeof dream>;

export const recordDreamRequest = z.object({
  userId: userIdClaim,
  /** Empty or missing: the first sentence of the dream. */
  title: title.nullish(),
  content: safeText().pipe(
    z.string().max(limits.dreamText.max, 'Please limit your dream description to 5000 characters.'),
  ),
  translation: safeText().pipe(z.string().max(20_000)).nullish(),
  /**
   * JSON of a list of objects with at least the `id` of a symbol. The server marks the text anew, so nothing of it needs
   * to be trusted.
   */
  recognizedSymbols: safeText().pipe(z.string().max(40_000)).nullish(),
  isPremiumTranslation: z.boolean().nullish(),
  /** Clients of before signatures send it. It says nothing, and stays part of what makes two requests the same. */
  readWith: z.unknown().optional(),
  language: z.enum(limits.languages).optional(),
  category: category.nullish(),
  tags: tags.nullish(),
  feelings: feelings.optional(),
  /**
   * When the member kept it, where it had to wait on a device for a connection: its place in the journal. A time that
   * has not come, or from before the account, is taken for now.
   */
  keptAt: z.iso.datetime().optional(),
  /**
   * The day on which the night of the dream ended, in the member's time zone; not one that has not come. Missing: the
   * night before it was kept.
   */
  night: day.optional(),
  /**
   * The reading that the server gave for this very text: it is kept as it is. Anything else, also what is no reading
   * at all, costs no dream: then `translation` is kept as mere text.
   */
  given: givenReading.nullish().catch(null),
});
export type RecordDreamRequest = z.infer<typeof recordDreamRequest>;

export const reviseDreamRequest = z.object({
  title: title.optional(),
  /** Beyond the limit of a dream only where the dream is so already: an import brings longer ones. */
  content: safeText().pipe(z.string().max(limits.imports.dreamText)).optional(),
  category: category.nullish(),
  tags: tags.optional(),
  feelings: feelings.optional(),
  /** As when a dream is kept. */
  night: day.optional(),
  /** `updatedAt` of the dream that was changed. One that has changed since is left alone: `dreams.changed_meanwhile`. */
  basedOn: z.iso.datetime().optional(),
});
export type ReviseDreamRequest = z.infer<typeof reviseDreamRequest>;

export const listDreamsQuery = z.object({
  /** Full text in both languages and names of symbols, accents ignored, last word matched by its beginning. */
  q: safeText().pipe(z.string().max(200)).optional(),
  category: category.optional(),
  tag: tag.optional(),
  symbol: z
    .string()
    .max(80)
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  language: z.enum(limits.languages).optional(),
  /** First and last day, inclusive, in the member's time zone. */
  from: day.optional(),
  to: day.optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
});
export type ListDreamsQuery = z.infer<typeof listDreamsQuery>;

/** A night with dreams, for views of a whole year. */
export const dreamNight = z.object({
  /** The day on which it ended, `YYYY-MM-DD`. */
  night: z.string(),
  /** Of its first dreams. */
  dreams: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      proposedTitle: z.string().optional(),
      language: z.enum(limits.languages),
    }),
  ),
  count: z.number().int(),
  /** Characters written. */
  length: z.number().int(),
  category: category.nullable(),
  /** How many of its symbols are in other dreams of the journal too. */
  returning: z.number().int(),
});
export type DreamNight = z.infer<typeof dreamNight>;

export const dreamYear = z.object({
  year: z.number().int(),
  nights: z.array(dreamNight),
  /** Years of the first and the last dream; null for an empty journal. */
  firstYear: z.number().int().nullable(),
  lastYear: z.number().int().nullable(),
});
export type DreamYear = z.infer<typeof dreamYear>;

/** A person or a place that dreams of the journal hold. */
export const personOrPlace = z.object({
  /** Of its symbol. */
  id: z.string(),
  name: z.string(),
  group: z.string(),
  count: z.number().int(),
  firstNight: z.string(),
  lastNight: z.string(),
  /** Its last nights, oldest first. */
  nights: z.array(z.string()),
  /** What dreams said of it, in the dreamer's words, the last first. */
  said: z.array(z.object({ words: z.string(), language: z.enum(limits.languages) })),
});
export type PersonOrPlace = z.infer<typeof personOrPlace>;

export const peopleAndPlaces = z.object({ people: z.array(personOrPlace), places: z.array(personOrPlace) });
export type PeopleAndPlaces = z.infer<typeof peopleAndPlaces>;

/** Values that the member's dreams hold, with how many dreams hold each, most frequent first. */
export const dreamFacets = z.object({
  total: z.number().int(),
  categories: z.array(z.object({ value: category, count: z.number().int() })),
  tags: z.array(z.object({ value: z.string(), count: z.number().int() })),
  /** `value` is the symbol's id, `name` what the dictionary calls it in the journal's main language. */
  symbols: z.array(z.object({ value: z.string(), name: z.string(), count: z.number().int() })),
  languages: z.array(z.object({ value: z.enum(limits.languages), count: z.number().int() })),
});
export type DreamFacets = z.infer<typeof dreamFacets>;

const byId = z.object({ id: idParam });

export const dreamsEndpoints = {
  'POST /api/dreams': endpoint({
    access: 'member',
    summary: 'Keep a dream in the journal',
    body: recordDreamRequest,
    response: dataOf(dream),
    status: 201,
    isIdempotent: true,
    errors: ['dreams.empty', 'requests.user_mismatch', 'requests.idempotency_key_reused'],
  }),
  'GET /api/dreams': endpoint({
    access: 'member',
    summary: 'The journal, newest first, searched and filtered',
    query: listDreamsQuery,
    response: dataOf(
      z.object({
        items: z.array(dreamListItem),
        nextCursor: z.string().nullable(),
        /** What was looked for instead, where the words as they were written find nothing. */
        corrected: z.string().optional(),
      }),
    ),
    errors: [],
  }),
  'GET /api/dreams/nights': endpoint({
    access: 'member',
    summary: 'The nights of a year that have dreams, for calendar and sky',
    query: z.object({ year: z.coerce.number().int().min(1900).max(8999) }),
    response: dataOf(dreamYear),
    errors: [],
  }),
  'GET /api/dreams/people-and-places': endpoint({
    access: 'member',
    summary: 'People and places of the journal, most frequent first',
    response: dataOf(peopleAndPlaces),
    errors: [],
  }),
  'GET /api/dreams/whole': endpoint({
    access: 'member',
    summary: 'Some dreams with their readings, for a device that keeps them',
    query: z.object({
      /** Numbers with commas between them. Those that are not in the journal are left out. */
      ids: z
        .string()
        .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,19}$/)
        .refine((ids) => ids.split(',').every((id) => Number(id) <= 2_147_483_647)),
    }),
    response: dataOf(z.object({ items: z.array(dream) })),
    errors: [],
  }),
  'GET /api/dreams/facets': endpoint({
    access: 'member',
    summary: 'What the journal can be filtered by',
    response: dataOf(dreamFacets),
    errors: [],
  }),
  'GET /api/dreams/on-this-day': endpoint({
    access: 'member',
    summary: 'Dreams of this day in earlier months and years',
    response: dataOf(z.object({ items: z.array(anniversary) })),
    errors: [],
  }),
  'GET /api/dreams/latest-reading': endpoint({
    access: 'member',
    summary: 'The dream kept last that has a reading, or null',
    response: dataOf(z.object({ dream: dream.nullable() })),
    errors: [],
  }),
  'GET /api/dreams/deleted': endpoint({
    access: 'member',
    summary: 'Dreams that can still be brought back, last deleted first, and how many there are',
    query: z.object({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
    }),
    response: dataOf(
      z.object({
        items: z.array(deletedDream),
        nextCursor: z.string().nullable(),
        total: z.number().int().nonnegative(),
      }),
    ),
    errors: [],
  }),
  'GET /api/dreams/:id': endpoint({
    access: 'member',
    summary: 'One dream with its reading',
    params: byId,
    response: dataOf(dream),
    errors: ['dreams.not_found'],
  }),
  'PATCH /api/dreams/:id': endpoint({
    access: 'member',
    summary: 'Change title, text, category, tags or feelings of a dream',
    params: byId,
    body: reviseDreamRequest,
    // A letter takes up to three bytes, and the rest of a dream has room beside it.
    bodyBytes: 4 * limits.imports.dreamText,
    response: dataOf(dream),
    errors: ['dreams.not_found', 'dreams.empty', 'dreams.changed_meanwhile'],
  }),
  'DELETE /api/dreams/:id': endpoint({
    access: 'member',
    summary: 'Take a dream out of the journal; it can be restored for a day, then it is erased',
    params: byId,
    response: dataOf(z.object({ id: z.number().int(), restorableUntil: z.string() })),
    errors: ['dreams.not_found'],
  }),
  'POST /api/dreams/:id/restore': endpoint({
    access: 'member',
    summary: 'Bring a deleted dream back',
    params: byId,
    response: dataOf(dream),
    errors: ['dreams.not_found'],
  }),
} as const;
