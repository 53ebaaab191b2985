import { type ImportEntry, type ImportSummary, type ImportView, limits } from '@chitta/contract';
import type { ImportRow } from '#server/db/tables/data/imports.ts';
import type { ShownEntry } from './entries.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;
export const undoWindowMs = limits.imports.undoDays * dayMs;

export function presentSummary(row: ImportRow, now: Date): ImportSummary {
  const { id, kind, state, fileNames, fileCount, written, createdAt, finishedAt } = row;
  const undoUntil = finishedAt && state === 'done' ? new Date(finishedAt.getTime() + undoWindowMs) : null;
  return {
    id,
    kind,
    state,
    fileNames,
    fileCount,
    written,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    undoUntil: undoUntil && undoUntil > now ? undoUntil.toISOString() : null,
  };
}

/** What the database counts of an import. */
export interface ImportCounts {
  readonly dreams: number;
  readonly symbols: number;
  readonly consultations: number;
  readonly refused: number;
  readonly duplicates: number;
  readonly duplicateDreams: number;
  readonly undated: number;
  readonly long: number;
  readonly fresh: number;
  readonly chosen: number;
  readonly written: number;
  readonly takenBack: number;
  readonly english: number;
  readonly spanish: number;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

export interface ImportParts {
  readonly counts: ImportCounts;
  readonly entries: readonly ShownEntry[];
  readonly duplicates: readonly ShownEntry[];
  readonly refused: readonly ShownEntry[];
  readonly changed: readonly { readonly id: number; readonly title: string }[];
  readonly changedConsultations: readonly { readonly id: string; readonly title: string }[];
}

export function presentImport(row: ImportRow, parts: ImportParts, now: Date): ImportView {
  const { counts } = parts;
  const { timezone: _timezone, language: _language, columns, ...choices } = row.choices;
  return {
    ...presentSummary(row, now),
    choices: { ...choices, columns: columns && [...columns] },
    counts: { ...counts, ...countsBeside(row), toWrite: toWrite(row, counts) },
    languages: [
      { value: 'en' as const, count: counts.english },
      { value: 'es' as const, count: counts.spanish },
    ].filter(({ count }) => count > 0),
    firstDay: counts.firstDay,
    lastDay: counts.lastDay,
    entries: parts.entries.map(presentEntry),
    duplicates: parts.duplicates.map(presentEntry),
    refused: parts.refused.map(presentEntry),
    changed: parts.changed.map(({ id, title }) => ({ id, title })),
    changedConsultations: parts.changedConsultations.map(({ id, title }) => ({ id, title })),
  };
}

/** What the file holds of Improve Memory and of programmes. */
function countsBeside({ extras }: ImportRow): Record<'moments' | 'exercises' | 'nights' | 'runs', number> {
  const { moments = 0, exercises = 0, nights = 0 } = extras.memory ?? {};
  return { moments, exercises, nights, runs: extras.programmes?.runs ?? 0 };
}

/** Before the start what would be taken, after it what is. */
function toWrite(row: ImportRow, counts: ImportCounts): number {
  const { state, choices } = row;
  if (state !== 'ready') return counts.chosen + counts.written + counts.takenBack;
  const { moments, exercises, nights, runs } = countsBeside(row);
  const dreamsAndSymbols = counts.fresh + (choices.leavesOutDuplicates ? 0 : counts.duplicateDreams);
  return dreamsAndSymbols + moments + exercises + nights + runs;
}

function presentEntry(entry: ShownEntry): ImportEntry {
  const { kind, file, line, title, excerpt, day, language, duplicate, problem } = entry;
  return { kind, file, line, title, excerpt, day, language, duplicate, problem };
}
