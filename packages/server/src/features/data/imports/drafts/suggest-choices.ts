import type { StoredChoices } from '#server/db/tables/data/imports.ts';
import { findDate } from '../dates/find-date.ts';
import { dateOrderOf, type WrittenDate } from '../dates/written-date.ts';
import type { EntrySource } from '../formats/found-entry.ts';
import { deriveTold } from './derive-told.ts';
import type { DerivedDream, DeriveOptions } from './derived-dream.ts';
import { guessRoles } from './guess-roles.ts';
import { longestField } from './longest-field.ts';

export interface SuggestOptions {
  /** The first entries of the files. */
  readonly sources: readonly EntrySource[];
  /** Names of the columns of a table. */
  readonly columns: readonly string[] | undefined;
  readonly timezone: string;
  readonly now: Date;
}

const sampleLength = 60;
/** Where the month is written first; the rest of the world begins with the day, in English as well. */
const monthFirstZone =
  /^(?:US\/|Pacific\/Honolulu|America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Anchorage|Boise|Indiana|Kentucky))/;

/** How a file is read as long as the member says nothing else. */
export function suggestChoices({ sources, columns, timezone, now }: SuggestOptions): StoredChoices {
  const rows = sources.flatMap((source) => ('cells' in source ? [source.cells] : []));
  const stored = columns ? describeColumns(columns, rows) : null;
  const first: StoredChoices = {
    dateOrder: 'dmy',
    isDateOrderCertain: true,
    leavesOutDuplicates: true,
    fallbackDay: null,
    columns: stored,
    language: 'en',
    timezone,
  };
  const languages = sources.flatMap((source) => languageOf(source, { choices: first, now }) ?? []);
  const spanish = languages.filter((language) => language === 'es').length;
  const english = languages.filter((language) => language === 'en').length;
  const language = spanish > english ? 'es' : 'en';
  const fallback = language === 'en' && monthFirstZone.test(timezone) ? 'mdy' : 'dmy';
  return { ...first, language, ...dateOrderOf(datesOf(sources, stored), fallback) };
}

/** Dreams of our own export say it themselves. */
function languageOf(source: EntrySource, options: DeriveOptions): DerivedDream['language'] {
  if (!('exported' in source)) return deriveTold(source, options).language;
  const { language } = (source.exported ?? {}) as { language?: DerivedDream['language'] };
  return language ?? null;
}

function describeColumns(
  names: readonly string[],
  rows: readonly (readonly string[])[],
): NonNullable<StoredChoices['columns']> {
  const width = Math.max(names.length, ...rows.map((row) => row.length));
  const all = Array.from({ length: width }, (_, index) => names[index] ?? '');
  const roles = guessRoles(all, rows);
  return all.map((name, index) => ({
    name: name.slice(0, sampleLength).toWellFormed(),
    sample: sampleOf(rows, index),
    role: roles[index] ?? null,
  }));
}

/** The first value of a column, in one line. */
function sampleOf(rows: readonly (readonly string[])[], index: number): string {
  const value = rows.map((row) => row[index]?.trim() ?? '').find((cell) => cell !== '') ?? '';
  return value.slice(0, longestField).replaceAll(/\s+/gu, ' ').slice(0, sampleLength).toWellFormed();
}

function datesOf(sources: readonly EntrySource[], columns: StoredChoices['columns']): WrittenDate[] {
  const index = columns?.findIndex(({ role }) => role === 'date') ?? -1;
  return sources.flatMap((source) => {
    if ('told' in source) return source.told.date ?? [];
    return ('cells' in source && findDate(source.cells[index] ?? '')?.date) || [];
  });
}

/** The order of dates, looked at again after other columns were chosen. */
export function orderOfDates(sources: readonly EntrySource[], choices: StoredChoices) {
  return dateOrderOf(datesOf(sources, choices.columns), choices.dateOrder);
}
