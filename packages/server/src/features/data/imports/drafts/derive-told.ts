import * as limits from '@chitta/contract/limits';
import { detectLanguage } from '@chitta/interpretation/language';
import type { StoredChoices } from '#server/db/tables/data/imports.ts';
import { momentAt } from '#server/platform/time/calendar-day.ts';
import { findDate, readTime } from '../dates/find-date.ts';
import { momentOf, type WrittenDate } from '../dates/written-date.ts';
import type { EntrySource, ToldDream } from '../formats/found-entry.ts';
import { splitTags } from '../formats/front-matter.ts';
import { categoryNamed } from './category-words.ts';
import { cleanTags, cleanText, notLater, textProblem, timeProblem } from './check-dream.ts';
import type { DerivedDream, DeriveOptions } from './derived-dream.ts';
import { longestField } from './longest-field.ts';

/** Entries of every kind of file but our own export. */
export type ToldSource = Exclude<EntrySource, { exported: unknown }>;

const noon = 12 * 60;

/** Reads an entry with the import's choices. */
export function deriveTold(source: ToldSource, options: DeriveOptions): DerivedDream {
  const told = 'told' in source ? source.told : fromCells(source.cells, options.choices);
  const content = cleanText(told.content);
  const title = cleanText(told.title.slice(0, longestField))
    .replaceAll(/\s+/gu, ' ')
    .slice(0, limits.dreamTitle.max)
    .toWellFormed();
  const { createdAt, isUndated, problem: dateProblem } = dateOf(told, options);
  const problem = textProblem(content) ?? dateProblem;
  const category = told.category.slice(0, longestField);
  const named = categoryNamed(category);
  const own = category === '' || named ? [] : [category];
  const draft =
    problem === null && createdAt
      ? { title, content, category: named ?? null, tags: cleanTags([...told.tags, ...own]), createdAt }
      : null;
  return { title, content, draft, language: languageOf(content), isUndated, problem };
}

/** Told dreams with a text that is no date, of a table, keep the words so that the problem can be named. */
type DatedDream = Omit<ToldDream, 'date'> & { readonly date: WrittenDate | 'unreadable' | null };

function fromCells(cells: readonly string[], { columns }: StoredChoices): DatedDream {
  const cell = (role: string) => {
    const index = columns?.findIndex((column) => column.role === role) ?? -1;
    const whole = index === -1 ? '' : (cells[index] ?? '').trim();
    return role === 'content' ? whole : whole.slice(0, longestField);
  };
  const written = cell('date');
  const date = findDate(written)?.date ?? null;
  const minutes = readTime(cell('time'));
  return {
    title: cell('title'),
    content: cell('content'),
    date: date === null ? (written === '' ? null : 'unreadable') : withMinutes(date, minutes),
    tags: splitTags(cell('tags')),
    category: cell('category'),
  };
}

function withMinutes(date: WrittenDate, minutes: number | null): WrittenDate {
  return 'instant' in date || minutes === null ? date : { ...date, minutes };
}

interface Dated {
  readonly createdAt: Date | null;
  readonly isUndated: boolean;
  readonly problem: DerivedDream['problem'];
}

function dateOf({ date }: DatedDream, { choices, now }: DeriveOptions): Dated {
  const { timezone } = choices;
  if (date === null) {
    const { fallbackDay } = choices;
    if (fallbackDay === null) return { createdAt: null, isUndated: true, problem: 'no_date' };
    return {
      createdAt: notLater(momentAt(fallbackDay, noon, timezone), now),
      isUndated: true,
      problem: null,
    };
  }
  const moment = date === 'unreadable' ? null : momentOf(date, choices.dateOrder, timezone);
  const problem = timeProblem(moment, now);
  return { createdAt: problem || !moment ? null : notLater(moment, now), isUndated: false, problem };
}

function languageOf(content: string): 'en' | 'es' | null {
  const { language, isCertain } = detectLanguage(content.slice(0, 2000));
  return isCertain ? language : null;
}
