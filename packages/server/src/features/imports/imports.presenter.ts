import { type ImportEntry, type ImportSummary, type ImportView, limits } from '@chitta/contract';
import { journalTitle } from '@chitta/contract/journal-title';
import type { ImportEntryRow } from '#server/db/tables/dreams/import-entries.ts';
import type { ImportRow } from '#server/db/tables/dreams/imports.ts';
import { deriveDream } from './drafts/derive-draft.ts';
import { deriveSymbol } from './drafts/derive-symbol.ts';
import type { EntrySource } from './formats/found-entry.ts';

const excerptLength = 200;
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
  readonly entries: readonly ImportEntryRow[];
  readonly duplicates: readonly ImportEntryRow[];
  readonly refused: readonly ImportEntryRow[];
  readonly changed: readonly { readonly id: number; readonly title: string }[];
}

export function presentImport(row: ImportRow, parts: ImportParts, now: Date): ImportView {
  const { counts } = parts;
  const { timezone: _timezone, language: _language, columns, ...choices } = row.choices;
  const show = (entry: ImportEntryRow) => presentEntry(entry, row);
  return {
    ...presentSummary(row, now),
    choices: { ...choices, columns: columns && [...columns] },
    counts: { ...counts, toWrite: toWrite(row, counts) },
    languages: [
      { value: 'en' as const, count: counts.english },
      { value: 'es' as const, count: counts.spanish },
    ].filter(({ count }) => count > 0),
    firstDay: counts.firstDay,
    lastDay: counts.lastDay,
    entries: parts.entries.map(show),
    duplicates: parts.duplicates.map(show),
    refused: parts.refused.map(show),
    changed: parts.changed.map(({ id, title }) => ({ id, title })),
  };
}

/** Before the start what would be taken, after it what is. */
function toWrite({ state, choices }: ImportRow, counts: ImportCounts): number {
  if (state !== 'ready') return counts.chosen + counts.written + counts.takenBack;
  return counts.fresh + (choices.leavesOutDuplicates ? 0 : counts.duplicateDreams);
}

function presentEntry(entry: ImportEntryRow, row: ImportRow): ImportEntry {
  const { kind, file, line, day, language, duplicate, problem } = entry;
  return { kind, file, line, day, language, duplicate, problem, ...wordsOf(entry, row) };
}

function wordsOf({ kind, source }: ImportEntryRow, row: ImportRow): { title: string; excerpt: string } {
  if (source === null) return { title: '', excerpt: '' };
  if (kind === 'symbol') {
    const symbol = deriveSymbol(source as EntrySource);
    return { title: symbol?.name ?? '', excerpt: excerptOf(symbol?.description ?? '') };
  }
  const { title, content } = deriveDream(source as EntrySource, {
    choices: row.choices,
    now: row.createdAt,
  });
  return { title: title || journalTitle(content), excerpt: excerptOf(content) };
}

function excerptOf(text: string): string {
  const line = text
    .slice(0, excerptLength * 2)
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return line.length <= excerptLength
    ? line.toWellFormed()
    : `${line.slice(0, excerptLength).toWellFormed()}…`;
}
