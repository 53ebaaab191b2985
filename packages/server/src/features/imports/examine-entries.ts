import { limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { ImportEntryRow } from '#server/db/tables/dreams/import-entries.ts';
import type { StoredChoices } from '#server/db/tables/dreams/imports.ts';
import { dayAt } from '#server/platform/time/calendar-day.ts';
import { contentKey } from './drafts/content-key.ts';
import { deriveDream } from './drafts/derive-draft.ts';
import { deriveSymbol } from './drafts/derive-symbol.ts';
import { createEntryQueries, type EntryFacts } from './entries.queries.ts';
import type { EntrySource } from './formats/found-entry.ts';
import type { OfImport } from './imports.queries.ts';
import { createSymbolNameQueries } from './symbol-names.queries.ts';

/** Entries read at a time: few enough that the event loop is never held for long. */
const pageSize = 200;
const textsPerPage = 500;
const dayMs = 24 * 60 * 60 * 1000;

export interface ExamineOptions {
  readonly key: OfImport;
  readonly choices: StoredChoices;
  /** When the file was read. */
  readonly readAt: Date;
}

/**
 * Finds out of every entry what it is with the choices as they are: its date, language, what keeps it from being
 * taken, and whether the journal or the file has it already. A dream is a duplicate of one with the same text on the
 * same day; the same text on another day is a dream that came back.
 */
export async function examineEntries({ db }: Pick<AppContext, 'db'>, options: ExamineOptions): Promise<void> {
  const { key } = options;
  const queries = createEntryQueries(db);
  const symbols = await knownSymbols(db, key.userId);
  const facts: EntryFacts[] = [];
  for (let page = await queries.listFrom(key, 0, pageSize); page.length > 0; ) {
    facts.push(...page.map((entry) => examine(entry, options, symbols)));
    page = await queries.listFrom(key, page.at(-1)?.position ?? 0, pageSize);
  }
  const journal = await readJournal(db, options, facts);
  const marked = markDuplicates(facts, journal);
  for (let from = 0; from < marked.length; from += pageSize * 5) {
    await queries.keepFacts(key, marked.slice(from, from + pageSize * 5));
  }
}

function examine(
  entry: ImportEntryRow,
  { choices, readAt }: ExamineOptions,
  symbols: Map<string, number | null>,
): EntryFacts {
  const source = entry.source as EntrySource;
  const { position } = entry;
  return entry.kind === 'symbol'
    ? { ...nothing, ...examineSymbol(source, symbols), position }
    : { ...nothing, ...examineDream(source, { choices, readAt }), position };
}

const nothing = {
  dreamtAt: null,
  day: null,
  language: null,
  isUndated: false,
  isLong: false,
  contentKey: null,
  problem: null,
  duplicate: null,
  duplicateOf: null,
} as const;

function examineDream(
  source: EntrySource,
  { choices, readAt }: Pick<ExamineOptions, 'choices' | 'readAt'>,
): Partial<EntryFacts> {
  const { content, draft, language, isUndated, problem } = deriveDream(source, { choices, now: readAt });
  return {
    problem,
    language,
    isUndated,
    isLong: content.length > limits.dreamText.max,
    contentKey: contentKey(content),
    ...(draft && { dreamtAt: draft.createdAt, day: dayAt(draft.createdAt, choices.timezone) }),
  };
}

/** Names of symbols by language; the number of one that is kept, null for one that comes with the file. */
async function knownSymbols(db: AppContext['db'], userId: number): Promise<Map<string, number | null>> {
  const rows = await createSymbolNameQueries(db).list(userId);
  return new Map(rows.map(({ id, language, nameKey }) => [`${language} ${nameKey}`, id]));
}

function examineSymbol(source: EntrySource, known: Map<string, number | null>): Partial<EntryFacts> {
  const symbol = deriveSymbol(source);
  if (symbol === null) return { problem: 'broken' };
  const { language, nameKey } = symbol;
  const name = `${language} ${nameKey}`;
  const kept = known.get(name);
  if (kept === undefined) known.set(name, null);
  if (kept === undefined) return { language };
  return { language, duplicate: kept === null ? 'file' : 'journal', duplicateOf: kept };
}

/** Dreams of the journal at the time of what was found: numbers by day and text. */
async function readJournal(
  db: AppContext['db'],
  { key, choices }: ExamineOptions,
  facts: readonly EntryFacts[],
): Promise<ReadonlyMap<string, number>> {
  const times = facts.flatMap(({ dreamtAt }) => (dreamtAt ? [dreamtAt.getTime()] : []));
  const known = new Map<string, number>();
  if (times.length === 0) return known;
  const [first, last] = times.reduce(
    ([a, b], time) => [Math.min(a, time), Math.max(b, time)],
    [Infinity, -Infinity],
  );
  const range = { from: new Date(first - dayMs), until: new Date(last + dayMs), most: textsPerPage };
  const queries = createEntryQueries(db);
  for (let after = 0; ; ) {
    const texts = await queries.listTexts(key.userId, { ...range, after });
    for (const { id, content, createdAt } of texts) {
      known.set(`${dayAt(createdAt, choices.timezone)} ${contentKey(content)}`, id);
    }
    if (texts.length < textsPerPage) return known;
    after = texts.at(-1)?.id ?? after;
  }
}

function markDuplicates(facts: readonly EntryFacts[], journal: ReadonlyMap<string, number>): EntryFacts[] {
  const inFile = new Set<string>();
  return facts.map((fact) => {
    if (fact.day === null) return fact;
    const name = `${fact.day} ${fact.contentKey}`;
    const kept = journal.get(name);
    if (kept !== undefined) return { ...fact, duplicate: 'journal', duplicateOf: kept };
    if (inFile.has(name)) return { ...fact, duplicate: 'file' };
    inFile.add(name);
    return fact;
  });
}
