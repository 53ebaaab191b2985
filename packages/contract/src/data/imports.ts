import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam } from '../text.ts';

const { imports: most } = limits;
const language = z.enum(limits.languages);
const day = z.iso.date();

/** How numbers of a date such as 3/4/2024 are ordered. */
export const importDateOrder = z.enum(limits.importDateOrders);
export type ImportDateOrder = z.infer<typeof importDateOrder>;

/** What a column of a table holds; null: nothing that is taken. */
const columnRole = z.enum(limits.importColumns).nullable();

/** One thing that was found in a file. */
export const importEntry = z.object({
  kind: z.enum(['dream', 'symbol', 'consultation']),
  /** Name of the file, and the line in it where the entry begins. */
  file: z.string(),
  line: z.number().int(),
  title: z.string(),
  excerpt: z.string(),
  /** In the member's time zone. */
  day: day.nullable(),
  language: language.nullable(),
  /** It is in the journal already, or a second time in the file. */
  duplicate: z.enum(['journal', 'file']).nullable(),
  /** Why it cannot be taken. */
  problem: z.enum(limits.importProblems).nullable(),
});
export type ImportEntry = z.infer<typeof importEntry>;

/** A line of the list of imports. */
export const importSummary = z.object({
  id: z.number().int(),
  kind: z.enum(limits.importKinds),
  state: z.enum(limits.importStates),
  /** The first names of files, and how many there were. */
  fileNames: z.array(z.string()),
  fileCount: z.number().int(),
  /** Dreams, symbols and consultations in the journal through it. */
  written: z.number().int(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Until then it can be undone; null where it cannot. */
  undoUntil: z.string().nullable(),
});
export type ImportSummary = z.infer<typeof importSummary>;

const importCounts = z.object({
  dreams: z.number().int(),
  symbols: z.number().int(),
  consultations: z.number().int(),
  /** Of Improve Memory: moments, exercises, and nights that were marked. */
  moments: z.number().int(),
  exercises: z.number().int(),
  nights: z.number().int(),
  /** Programmes that were taken. */
  runs: z.number().int(),
  /** Of dreams, symbols and consultations, what cannot be taken, and what is a duplicate. */
  refused: z.number().int(),
  duplicates: z.number().int(),
  /** Dreams whose date was not found, taken as of `fallbackDay` or not. */
  undated: z.number().int(),
  /** Dreams longer than one that is written here may be. */
  long: z.number().int(),
  /** What is taken with the choices as they are. */
  toWrite: z.number().int(),
  written: z.number().int(),
  takenBack: z.number().int(),
});

export const importChoices = z.object({
  dateOrder: importDateOrder,
  /** False: the dates of the file do not tell, so the member should look. */
  isDateOrderCertain: z.boolean(),
  leavesOutDuplicates: z.boolean(),
  /** The day for dreams without a date; null: they are not taken. */
  fallbackDay: day.nullable(),
  /** Of a table: its columns, with what each holds. */
  columns: z.array(z.object({ name: z.string(), sample: z.string(), role: columnRole })).nullable(),
});

/** One import as its page shows it. */
export const importView = importSummary.extend({
  choices: importChoices,
  counts: importCounts,
  languages: z.array(z.object({ value: language, count: z.number().int() })),
  firstDay: day.nullable(),
  lastDay: day.nullable(),
  /** The first entries that are taken, duplicates, and entries that cannot be taken. */
  entries: z.array(importEntry),
  duplicates: z.array(importEntry),
  refused: z.array(importEntry),
  /** Dreams of a finished import that were changed since: an undo asks what becomes of them. */
  changed: z.array(z.object({ id: z.number().int(), title: z.string() })),
  /** The same of consultations, with their questions. */
  changedConsultations: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type ImportView = z.infer<typeof importView>;

export const changeImportRequest = z
  .object({
    dateOrder: importDateOrder,
    leavesOutDuplicates: z.boolean(),
    fallbackDay: day.nullable(),
    columns: z.array(columnRole).max(most.columns),
  })
  .partial();
export type ChangeImportRequest = z.infer<typeof changeImportRequest>;

export const undoImportRequest = z.object({
  /** What becomes of dreams and consultations that were changed since: they stay, or go with the others. */
  changed: z.enum(['keep', 'take']),
});
export type UndoImportRequest = z.infer<typeof undoImportRequest>;

const byId = z.object({ id: idParam });
const one = dataOf(importView);

export const importsEndpoints = {
  'POST /api/imports': endpoint({
    access: 'member',
    summary: 'Send files with dreams and see what is in them; nothing is taken yet',
    upload: { files: most.files, fileBytes: most.bytes, totalBytes: most.bytes },
    response: one,
    status: 201,
    errors: [
      'imports.unknown_format',
      'imports.mixed_files',
      'imports.broken_file',
      'imports.too_much',
      'imports.nothing_found',
    ],
  }),
  'GET /api/imports': endpoint({
    access: 'member',
    summary: 'Imports so far, newest first',
    response: dataOf(z.object({ items: z.array(importSummary) })),
    errors: [],
  }),
  'GET /api/imports/:id': endpoint({
    access: 'member',
    summary: 'One import: what is in it and how far it is',
    params: byId,
    response: one,
    errors: ['imports.not_found'],
  }),
  'PATCH /api/imports/:id': endpoint({
    access: 'member',
    summary: 'Change how an import that has not begun reads its file',
    params: byId,
    body: changeImportRequest,
    isLengthy: true,
    response: one,
    errors: ['imports.not_found', 'imports.wrong_state', 'imports.too_much'],
  }),
  'POST /api/imports/:id/start': endpoint({
    access: 'member',
    summary: 'Take the dreams into the journal; goes on in the background',
    params: byId,
    response: one,
    errors: ['imports.not_found', 'imports.wrong_state'],
  }),
  'POST /api/imports/:id/cancel': endpoint({
    access: 'member',
    summary: 'Give an import up; what was written so far is taken back',
    params: byId,
    response: one,
    errors: ['imports.not_found', 'imports.wrong_state'],
  }),
  'POST /api/imports/:id/undo': endpoint({
    access: 'member',
    summary: 'Take back everything that a finished import wrote',
    params: byId,
    body: undoImportRequest,
    response: one,
    errors: ['imports.not_found', 'imports.wrong_state'],
  }),
} as const;
