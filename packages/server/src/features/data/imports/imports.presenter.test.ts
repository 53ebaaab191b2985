import { describe, expect, it } from 'vitest';
import type { ImportRow } from '#server/db/tables/data/imports.ts';
import { suggestChoices } from './drafts/suggest-choices.ts';
import type { ShownEntry } from './entries.queries.ts';
import { type ImportCounts, presentImport, presentSummary } from './imports.presenter.ts';

const finishedAt = new Date('2026-11-10T10:00:00Z');
const row: ImportRow = {
  userId: 1,
  id: 3,
  kind: 'text',
  state: 'done',
  fileNames: ['a.md'],
  fileCount: 1,
  choices: suggestChoices({ sources: [], columns: undefined, timezone: 'UTC', now: finishedAt }),
  extras: {},
  pivotAt: null,
  keepsChanged: true,
  written: 5,
  leaseOwner: null,
  leaseUntil: null,
  createdAt: new Date('2026-11-10T09:00:00Z'),
  finishedAt,
};
const none: ImportCounts = {
  dreams: 0,
  symbols: 0,
  consultations: 0,
  refused: 0,
  duplicates: 0,
  duplicateDreams: 0,
  undated: 0,
  long: 0,
  fresh: 0,
  chosen: 0,
  written: 0,
  takenBack: 0,
  english: 0,
  spanish: 0,
  firstDay: null,
  lastDay: null,
};
const now = new Date('2026-11-12T10:00:00Z');
const show = (
  changes: Partial<ImportRow> = {},
  counts: Partial<ImportCounts> = {},
  entries: unknown[] = [],
) =>
  presentImport(
    { ...row, ...changes },
    {
      counts: { ...none, ...counts },
      entries: entries as ShownEntry[],
      duplicates: [],
      refused: [],
      changed: [],
      changedConsultations: [],
    },
    now,
  );

describe('a line of the list of imports', () => {
  it.each([
    ['2026-11-12T10:00:00Z', '2026-11-17T10:00:00.000Z'],
    ['2026-11-17T09:59:59Z', '2026-11-17T10:00:00.000Z'],
    ['2026-11-17T10:00:00Z', null],
  ])('at %s it can be undone until %s', (time, undoUntil) => {
    expect(presentSummary(row, new Date(time)).undoUntil).toBe(undoUntil);
  });

  it.each(['reading', 'ready', 'running', 'cancelled', 'undone'] as const)(
    'is not undone when %s',
    (state) => {
      expect(presentSummary({ ...row, state }, now).undoUntil).toBeNull();
    },
  );

  it('names nothing of the row that is not for the page', () => {
    expect(Object.keys(presentSummary(row, now)).sort()).toEqual(
      [
        'createdAt',
        'fileCount',
        'fileNames',
        'finishedAt',
        'id',
        'kind',
        'state',
        'undoUntil',
        'written',
      ].sort(),
    );
  });
});

describe('what an import would write', () => {
  it.each([
    ['before the start', 'ready', true, { fresh: 4, duplicateDreams: 2 }, 4],
    ['with duplicates', 'ready', false, { fresh: 4, duplicateDreams: 2 }, 6],
    ['while it runs', 'running', true, { chosen: 3, written: 2, fresh: 9 }, 5],
    ['after an undo', 'undone', true, { takenBack: 5, fresh: 9 }, 5],
  ] as const)('%s', (_, state, leavesOutDuplicates, counts, toWrite) => {
    const shown = show({ state, choices: { ...row.choices, leavesOutDuplicates } }, counts);
    expect(shown.counts.toWrite).toBe(toWrite);
  });

  it('keeps the member’s time zone and language to itself, and names languages that are there', () => {
    const shown = show({}, { spanish: 2 });
    expect(shown.choices).not.toHaveProperty('timezone');
    expect(shown.choices).not.toHaveProperty('language');
    expect(shown.languages).toEqual([{ value: 'es', count: 2 }]);
  });
});

it('shows of an entry what was derived of it when it was read', () => {
  const entry = {
    kind: 'dream',
    file: 'a.md',
    line: 3,
    title: 'The flood',
    excerpt: 'Water rose.',
    day: null,
    language: null,
    duplicate: null,
    problem: null,
  };
  expect(show({}, {}, [{ ...entry, contentKey: 'x', rowId: 7 }]).entries).toEqual([entry]);
});
