import { type DreamCategory, type ExportedDream, exportedDream, limits } from '@chitta/contract';
import { detectLanguage } from '@chitta/interpretation';
import type { StoredChoices } from '#server/db/tables/dreams/imports.ts';
import { momentAt } from '#server/platform/time/calendar-day.ts';
import { findDate, readTime } from '../dates/find-date.ts';
import { momentOf, type WrittenDate } from '../dates/written-date.ts';
import type { EntrySource, ToldDream } from '../formats/found-entry.ts';
import { splitTags } from '../formats/front-matter.ts';
import { categoryNamed } from './category-words.ts';
import { longestField } from './longest-field.ts';

/** A dream as it will stand in the journal. */
export interface DreamDraft {
  readonly title: string;
  readonly content: string;
  readonly category: DreamCategory | null;
  readonly tags: readonly string[];
  readonly createdAt: Date;
  /** What only our own export brings: reading, follow-up, level. */
  readonly exported?: ExportedDream;
}

/** What is known of an entry with the choices as they are. */
export interface DerivedDream {
  /** Title and text also where the entry cannot be taken, to show which one it is. */
  readonly title: string;
  readonly content: string;
  readonly draft: DreamDraft | null;
  readonly language: 'en' | 'es' | null;
  readonly isUndated: boolean;
  readonly problem: (typeof limits.importProblems)[number] | null;
}

export interface DeriveOptions {
  readonly choices: StoredChoices;
  /** When the file was read: nothing in it can be later. */
  readonly now: Date;
}

const noon = 12 * 60;
/** Characters of a reading's text; that of the endpoint that keeps one. */
const longestTranslation = 20_000;
const oldest = new Date('1900-01-01T00:00:00Z');
/** A file of another time zone may be half a day ahead. */
const dayMs = 24 * 60 * 60 * 1000;

/** Reads an entry with the import's choices: pure, so that a change of them can be shown and written the same. */
export function deriveDream(source: EntrySource, options: DeriveOptions): DerivedDream {
  if ('exported' in source) return deriveExported(source.exported);
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
    return { createdAt: earlier(momentAt(fallbackDay, noon, timezone), now), isUndated: true, problem: null };
  }
  const moment = date === 'unreadable' ? null : momentOf(date, choices.dateOrder, timezone);
  if (moment === null || moment < oldest) return { createdAt: null, isUndated: false, problem: 'bad_date' };
  if (moment.getTime() > now.getTime() + dayMs)
    return { createdAt: null, isUndated: false, problem: 'future_date' };
  return { createdAt: earlier(moment, now), isUndated: false, problem: null };
}

/** A dream of today that has no time would be put at noon, which may be still to come. */
function earlier(moment: Date, now: Date): Date {
  return moment > now ? now : moment;
}

function deriveExported(item: unknown): DerivedDream {
  const parsed = exportedDream.safeParse(item);
  if (!parsed.success) {
    return { title: '', content: '', draft: null, language: null, isUndated: false, problem: 'broken' };
  }
  const exported = parsed.data;
  const title = exported.title
    .replaceAll('\0', '')
    .slice(0, limits.dreamTitle.max + 2)
    .toWellFormed();
  const content = exported.content.replaceAll('\0', '').toWellFormed();
  const draft = {
    title,
    content,
    category: exported.category,
    tags: cleanTags(exported.tags),
    createdAt: new Date(exported.createdAt),
    exported,
  };
  const problem = textProblem(content.trim()) ?? (isOverlong(exported) ? 'broken' : null);
  return {
    title,
    content,
    draft: problem ? null : draft,
    language: exported.language,
    isUndated: false,
    problem,
  };
}

/** What came after a dream is bounded as it is where it is written. */
function isOverlong({ translation, followUp }: ExportedDream): boolean {
  const lengths: readonly (readonly [string | null | undefined, number])[] = [
    [translation, longestTranslation],
    [followUp?.answer, limits.followUp.answer],
    [followUp?.fit?.change, limits.followUp.change],
  ];
  return lengths.some(([text, most]) => (text?.length ?? 0) > most);
}

function textProblem(content: string): DerivedDream['problem'] {
  if (content === '') return 'empty';
  return content.length > limits.imports.dreamText ? 'too_long' : null;
}

function languageOf(content: string): 'en' | 'es' | null {
  const { language, isCertain } = detectLanguage(content.slice(0, 2000));
  return isCertain ? language : null;
}

/** What PostgreSQL and JSON can hold, with line ends of one kind and no spaces around. */
function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\0\uFEFF]/g, '')
    .toWellFormed()
    .trim();
}

function cleanTags(tags: readonly string[]): string[] {
  const plain = tags.map((tag) =>
    cleanText(tag.trim().slice(0, longestField)).slice(0, limits.dreamTag.max).toWellFormed().trim(),
  );
  return [...new Set(plain)].filter((tag) => tag !== '').slice(0, limits.dreamTag.perDream);
}
