import type { AppContext } from '#server/context.ts';
import { dayAt } from '#server/platform/time/calendar-day.ts';
import { createConsultationEntryQueries } from './consultation-entries.queries.ts';
import { consultationText } from './drafts/consultation-text.ts';
import { createEntryQueries, type Duplication } from './entries.queries.ts';
import type { EntryKind } from './formats/found-entry.ts';
import { createSymbolNameQueries } from './symbol-names.queries.ts';
import type { EntryFacts } from './thread/derive-entry.ts';
import type { ImportThread } from './thread/import-thread.ts';

const textsPerPage = 200;
const dayMs = 24 * 60 * 60 * 1000;

/** What tells an entry from others. */
export interface ComparedEntry extends Pick<EntryFacts, 'dreamtAt' | 'day' | 'contentKey' | 'problem'> {
  readonly kind: EntryKind;
  readonly position: number;
}

export interface FoundDuplicate extends Duplication {
  readonly position: number;
}

export interface DuplicateOptions {
  readonly userId: number;
  readonly timezone: string;
  readonly entries: readonly ComparedEntry[];
}

/**
 * Entries that the journal or the file has already. A dream is a duplicate of one with the same text on the same day;
 * the same text on another day is a dream that came back. A symbol is one of another with its name and language, a
 * consultation one of another with the same question at the same moment.
 */
export async function findDuplicates(
  { db }: Pick<AppContext, 'db'>,
  thread: ImportThread,
  options: DuplicateOptions,
): Promise<FoundDuplicate[]> {
  const known: Readonly<Record<EntryKind, ReadonlyMap<string, number | string>>> = {
    symbol: await knownSymbols(db, options.userId),
    dream: await readJournal(db, thread, options),
    consultation: await knownConsultations(db, thread, options),
  };
  const inFile = new Set<string>();
  return options.entries.flatMap((entry): FoundDuplicate[] => {
    const name = nameOf(entry);
    if (name === null) return [];
    const kept = known[entry.kind].get(name);
    const { position } = entry;
    if (kept !== undefined) return [{ position, duplicate: 'journal', ...duplicated(kept) }];
    const inside = `${entry.kind} ${name}`;
    if (inFile.has(inside)) {
      return [{ position, duplicate: 'file', duplicateOf: null, duplicateName: null }];
    }
    inFile.add(inside);
    return [];
  });
}

/** What two of the same have in common; null for what cannot be taken anyway. */
function nameOf({ kind, day, contentKey }: ComparedEntry): string | null {
  if (kind !== 'dream') return contentKey;
  return day === null ? null : `${day} ${contentKey}`;
}

function duplicated(kept: number | string): Pick<Duplication, 'duplicateOf' | 'duplicateName'> {
  return typeof kept === 'number'
    ? { duplicateOf: kept, duplicateName: null }
    : { duplicateOf: null, duplicateName: kept };
}

/** Consultations of the member at the moments of those that were found: names by question and moment. */
async function knownConsultations(
  db: AppContext['db'],
  thread: ImportThread,
  { userId, entries }: DuplicateOptions,
): Promise<ReadonlyMap<string, string>> {
  const moments = entries.flatMap(({ kind, dreamtAt }) =>
    kind === 'consultation' && dreamtAt ? [dreamtAt] : [],
  );
  const rows = await createConsultationEntryQueries(db).listAsked(userId, moments);
  const keys = await thread.ask(
    'keys',
    rows.map(({ userInput, createdAt }) => consultationText(userInput, createdAt)),
  );
  return new Map(rows.map(({ id }, index) => [keys[index] ?? '', id]));
}

/** Numbers of the member's symbols by language and name. */
async function knownSymbols(db: AppContext['db'], userId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await createSymbolNameQueries(db).list(userId);
  return new Map(rows.map(({ id, language, nameKey }) => [`${language} ${nameKey}`, id]));
}

/** Dreams of the journal at the time of what was found: numbers by day and text. */
async function readJournal(
  db: AppContext['db'],
  thread: ImportThread,
  { userId, timezone, entries }: DuplicateOptions,
): Promise<ReadonlyMap<string, number>> {
  const times = entries.flatMap(({ kind, dreamtAt }) =>
    kind === 'dream' && dreamtAt ? [dreamtAt.getTime()] : [],
  );
  const known = new Map<string, number>();
  if (times.length === 0) return known;
  const [first, last] = times.reduce(
    ([a, b], time) => [Math.min(a, time), Math.max(b, time)],
    [Infinity, -Infinity],
  );
  const range = { from: new Date(first - dayMs), until: new Date(last + dayMs), most: textsPerPage };
  const queries = createEntryQueries(db);
  for (let after = 0; ; ) {
    const texts = await queries.listTexts(userId, { ...range, after });
    const keys = await thread.ask(
      'keys',
      texts.map(({ content }) => content),
    );
    for (const [index, { id, createdAt }] of texts.entries()) {
      known.set(`${dayAt(createdAt, timezone)} ${keys[index]}`, id);
    }
    if (texts.length < textsPerPage) return known;
    after = texts.at(-1)?.id ?? after;
  }
}
