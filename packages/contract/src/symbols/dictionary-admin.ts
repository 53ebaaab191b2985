import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, pageOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam, isOneLine, safeText } from '../text.ts';

const language = z.enum(limits.languages);
const { deskText: most } = limits;
/** What is wrong with a text is told by the rules of the dictionary: here are only the ends of what is taken at all. */
const prose = (max: number) => safeText().pipe(z.string().max(max).refine(isOneLine, 'Invalid input'));
const words = (count: number) => z.array(prose(most.word)).max(count);
const inBoth = <Schema extends z.ZodType>(text: Schema) => ({ en: text, es: text });
const id = safeText().pipe(
  z
    .string()
    .min(1)
    .max(most.id)
    .refine((value) => isOneLine(value) && value === value.trim(), 'Invalid input'),
);

const ownTexts = {
  name: prose(most.line),
  category: prose(most.line),
  function: prose(most.line),
  meaning: prose(most.line),
  insight: prose(most.line),
  deed: prose(most.line),
};

const symbolText = z.strictObject({
  ...ownTexts,
  description: prose(most.prose),
  extended: prose(most.prose),
  variations: words(most.variations),
  unshown: words(most.variations).exactOptional(),
});

const combinedText = z.strictObject({
  name: prose(most.line),
  meaning: prose(most.line),
  description: prose(most.prose),
  insight: prose(most.line),
  phrases: words(most.variations).exactOptional(),
});

const group = z.enum(limits.symbolGroups);

/** An entry of the dictionary as its content files have it. */
export const deskContent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('symbol'),
    entry: z.strictObject({
      id,
      group,
      common: z.boolean(),
      vital: z.boolean(),
      basis: z.enum(limits.entryBases),
      ...inBoth(symbolText),
    }),
  }),
  z.strictObject({
    kind: z.literal('class'),
    entry: z.strictObject({
      id,
      group,
      ...inBoth(z.strictObject({ ...ownTexts, words: prose(most.wordsOfClass) })),
    }),
  }),
  z.strictObject({
    kind: z.literal('combined'),
    entry: z.strictObject({ id, parts: z.array(prose(most.part)).max(3), ...inBoth(combinedText) }),
  }),
  z.strictObject({
    kind: z.literal('celebrity'),
    entry: z.strictObject({
      name: id,
      also: words(20).exactOptional(),
      category: z.strictObject(inBoth(prose(most.line))),
      ...inBoth(prose(most.line)),
    }),
  }),
]);
export type DeskContent = z.infer<typeof deskContent>;

const kind = z.enum(limits.entryKinds);

/** An entry as it is now, with the changes of administrators. */
export const deskEntry = z.object({
  kind,
  /** Its slug; of a celebrity, the name. */
  key: z.string(),
  /** Null: there is no such entry. */
  content: deskContent.nullable(),
  /** Taken out: neither recognised nor shown. */
  isHidden: z.boolean(),
  /** Changes with the entry; sent back with a change of it. */
  version: z.string(),
  /** Whether it differs from the files. */
  isEdited: z.boolean(),
  /** Whether the files have it. */
  isReleased: z.boolean(),
});
export type DeskEntry = z.infer<typeof deskEntry>;

export const foundEntry = z.object({
  kind,
  key: z.string(),
  /** Null where a language lacks it. */
  names: z.object({ en: z.string().nullable(), es: z.string().nullable() }),
  isEdited: z.boolean(),
  isHidden: z.boolean(),
});
export type FoundEntry = z.infer<typeof foundEntry>;

export const findEntriesQuery = z.object({
  /** Part of a name, of a slug, or of a way to say it; accents and case ignored. */
  search: safeText().pipe(z.string().max(100)).optional(),
  kind: kind.optional(),
  edited: z.enum(['true', 'false']).optional(),
});
export type FindEntriesQuery = z.infer<typeof findEntriesQuery>;

/** Something that a rule of the dictionary finds. */
export const deskProblem = z.object({
  /** The entry in which it shows: most often the one that is written. */
  symbol: z.string(),
  language: language.nullable(),
  /** The name of the rule, for a text in the language of the page. */
  rule: z.string().nullable(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
});
export type DeskProblem = z.infer<typeof deskProblem>;

const mention = z.object({
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  symbol: z.string(),
  name: z.string(),
  state: z.string(),
});

/** A sentence as it is read now, and as it would be. */
export const previewedSentence = z.object({
  language,
  text: z.string(),
  before: z.array(mention),
  after: z.array(mention),
  reading: z.string(),
});
export type PreviewedSentence = z.infer<typeof previewedSentence>;

export const previewRequest = z.strictObject({
  content: deskContent,
  sentences: z
    .array(z.strictObject({ language, text: safeText().pipe(z.string().trim().min(1).max(most.sentence)) }))
    .min(1)
    .max(most.sentences),
});
export type PreviewRequest = z.infer<typeof previewRequest>;

export const publishRequest = z.strictObject({
  content: deskContent,
  isHidden: z.boolean(),
  /** Version of the entry that the change was made from. */
  basedOn: safeText().pipe(z.string().max(40)),
});
export type PublishRequest = z.infer<typeof publishRequest>;

/** One change that was published. */
export const deskChange = z.object({
  id: z.number().int(),
  kind,
  key: z.string(),
  /** Null: there was no such entry. */
  before: z.object({ content: deskContent, isHidden: z.boolean() }).nullable(),
  /** Null: it was taken back, and there is no such entry. */
  after: z.object({ content: deskContent, isHidden: z.boolean() }).nullable(),
  /** The change that this one takes back. */
  undoes: z.number().int().nullable(),
  /** Null where that administrator is gone. */
  author: z.string().nullable(),
  madeAt: z.string(),
});
export type DeskChange = z.infer<typeof deskChange>;

export const listChangesQuery = z.object({
  kind: kind.optional(),
  key: safeText().pipe(z.string().max(most.id)).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
});
export type ListChangesQuery = z.infer<typeof listChangesQuery>;

export const dictionaryAdminEndpoints = {
  'GET /api/admin/symbols/entries': endpoint({
    access: 'admin',
    summary: 'Entries of every kind by name, slug or variation, the first fifty',
    query: findEntriesQuery,
    response: dataOf(z.object({ items: z.array(foundEntry), isMore: z.boolean() })),
    errors: [],
  }),
  'GET /api/admin/symbols/entry': endpoint({
    access: 'admin',
    summary: 'An entry as editors write it, in both languages; empty where there is none',
    query: z.object({ kind, key: id }),
    response: dataOf(deskEntry),
    errors: [],
  }),
  'POST /api/admin/symbols/check': endpoint({
    access: 'admin',
    summary: 'What the rules of the dictionary find in an entry',
    body: z.strictObject({ content: deskContent }),
    response: dataOf(z.object({ problems: z.array(deskProblem) })),
    errors: [],
  }),
  'POST /api/admin/symbols/preview': endpoint({
    access: 'admin',
    summary: 'How sentences would be read with an entry',
    body: previewRequest,
    response: dataOf(z.object({ sentences: z.array(previewedSentence) })),
    errors: ['symbols.breaks_rules'],
  }),
  'PUT /api/admin/symbols/entry': endpoint({
    access: 'admin',
    summary: 'Publish an entry over the files of the dictionary, in both languages, at once',
    body: publishRequest,
    response: dataOf(deskEntry),
    errors: ['symbols.breaks_rules', 'symbols.changed_meanwhile'],
  }),
  'GET /api/admin/symbols/changes': endpoint({
    access: 'admin',
    summary: 'What was published, newest first',
    query: listChangesQuery,
    response: pageOf(deskChange),
    errors: ['requests.invalid'],
  }),
  'POST /api/admin/symbols/changes/:id/undo': endpoint({
    access: 'admin',
    summary: 'Take back a change, where its entry is still as it left it',
    params: z.object({ id: idParam }),
    response: dataOf(deskEntry),
    errors: ['symbols.change_not_found', 'symbols.changed_meanwhile', 'symbols.breaks_rules'],
  }),
  'GET /api/admin/symbols/export': endpoint({
    access: 'admin',
    summary: 'What differs from the files, as files of the content folder',
    response: dataOf(
      z.object({
        files: z.array(z.object({ name: z.string(), source: z.string() })),
        /** Entries to be taken out of the files. */
        removed: z.array(z.object({ kind, key: z.string() })),
      }),
    ),
    errors: [],
  }),
} as const;
