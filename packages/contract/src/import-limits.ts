/** Numbers and lists of imports; part of `limits.ts`. */

/**
 * Imports: files and bytes of one upload, entries and columns found in it, characters of a dream (a journal brought
 * along may hold longer ones than can be written here), hours that it waits to be started, days that it can be undone.
 */
export const imports = {
  files: 1000,
  bytes: 100 * 1024 * 1024,
  entries: 50_000,
  columns: 100,
  dreamText: 50_000,
  waitHours: 24,
  undoDays: 7,
} as const;

export const importKinds = ['chitta', 'csv', 'text', 'day_one', 'docx'] as const;
export type ImportKind = (typeof importKinds)[number];

export const importStates = [
  'reading',
  'ready',
  'running',
  'done',
  'cancelling',
  'cancelled',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

export const importDateOrders = ['dmy', 'mdy'] as const;

/** What a column of an imported table can hold. */
export const importColumns = ['date', 'time', 'title', 'content', 'category', 'tags'] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Why an entry of an import cannot be taken. */
export const importProblems = [
  'empty',
  'no_date',
  'bad_date',
  'future_date',
  'too_long',
  'broken',
  'no_room',
  'failed',
] as const;
export type ImportProblem = (typeof importProblems)[number];
