import type { ImportEntry, ImportView } from '@chitta/contract';

const entry: ImportEntry = {
  kind: 'dream',
  file: 'dreams.csv',
  line: 2,
  title: 'The flooded house',
  excerpt: 'I walked through my old house and the water rose.',
  day: '2024-03-05',
  language: 'en',
  duplicate: null,
  problem: null,
};

/** A table that waits to be taken over: two dreams, a duplicate and one without a date. */
export function buildImport(overrides: Partial<ImportView> = {}): ImportView {
  return {
    id: 4,
    kind: 'csv',
    state: 'ready',
    fileNames: ['dreams.csv'],
    fileCount: 1,
    written: 0,
    createdAt: '2026-11-21T10:00:00.000Z',
    finishedAt: null,
    undoUntil: null,
    choices: {
      dateOrder: 'dmy',
      isDateOrderCertain: false,
      leavesOutDuplicates: true,
      fallbackDay: null,
      columns: [
        { name: 'Date', sample: '5/3/2024', role: 'date' },
        { name: 'Title', sample: 'The flooded house', role: 'title' },
        { name: 'Dream', sample: 'I walked through my old house', role: 'content' },
        { name: 'Notes', sample: '', role: null },
      ],
    },
    counts: {
      dreams: 4,
      symbols: 0,
      consultations: 0,
      moments: 0,
      exercises: 0,
      nights: 0,
      runs: 0,
      refused: 1,
      duplicates: 1,
      undated: 1,
      long: 0,
      toWrite: 2,
      written: 0,
      takenBack: 0,
    },
    languages: [{ value: 'en', count: 4 }],
    firstDay: '2024-03-05',
    lastDay: '2024-03-06',
    entries: [entry],
    duplicates: [{ ...entry, line: 4, duplicate: 'journal' }],
    refused: [{ ...entry, line: 5, day: null, problem: 'no_date' }],
    changed: [],
    changedConsultations: [],
    ...overrides,
  };
}
