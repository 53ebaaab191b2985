import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import {
  type ImportEntryRow,
  importEntries,
  type NewImportEntry,
} from '#server/db/tables/data/import-entries.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { followUps } from '#server/db/tables/journal/follow-ups.ts';
import { personalSymbols } from '#server/db/tables/symbols/personal-symbols.ts';
import type { OfImport } from './imports.queries.ts';
import type { EntryFacts } from './thread/derive-entry.ts';
import type { StoredEntry } from './thread/thread-calls.ts';

/** What the examination of an entry finds. */
export interface ExaminedEntry extends EntryFacts, Duplication {
  readonly position: number;
}

/** Whether the journal or the file has an entry already. */
export interface Duplication {
  readonly duplicate: 'journal' | 'file' | null;
  /** The dream or symbol of the journal. */
  readonly duplicateOf: number | null;
  /** The consultation of the journal. */
  readonly duplicateName: string | null;
}

/** An entry without what it is made of, which may be long. */
export type ShownEntry = Omit<ImportEntryRow, 'source'>;

/** An entry to work on; what it is made of stays JSON until it is in a thread. */
export type WorkEntry = ShownEntry & Pick<StoredEntry, 'json'>;

const { source: _source, ...shownColumns } = getTableColumns(importEntries);
const json = sql<string>`coalesce(${importEntries.source}, '{"exported":null}')::text`;
const workColumns = { ...shownColumns, json };

const factsPerStatement = 1000;

export function createEntryQueries(handle: Handle) {
  const ofImport = ({ userId, id }: OfImport) =>
    and(eq(importEntries.userId, userId), eq(importEntries.importId, id));

  return {
    async insert(rows: readonly NewImportEntry[]): Promise<void> {
      if (rows.length > 0) await handle.insert(importEntries).values([...rows]);
    },

    /**
     * Lets the planner know how many entries there are. Right after thousands were added it would still take an import
     * for one row, and go through all of them for each.
     */
    async analyse(): Promise<void> {
      await handle.execute(sql`ANALYZE ${importEntries}`);
    },

    /** Entries after a position, in their order, each with what it is made of as JSON that nobody has read. */
    listFrom: (key: OfImport, after: number, most: number): Promise<(StoredEntry & { position: number })[]> =>
      handle
        .select({ position: importEntries.position, kind: importEntries.kind, json })
        .from(importEntries)
        .where(and(ofImport(key), sql`${importEntries.position} > ${after}`))
        .orderBy(asc(importEntries.position))
        .limit(most),

    /** The first entries that fit a condition, as a preview shows them. */
    listSome: (
      key: OfImport,
      which: 'taken' | 'duplicate' | 'refused',
      most: number,
    ): Promise<ShownEntry[]> =>
      handle
        .select(shownColumns)
        .from(importEntries)
        .where(and(ofImport(key), conditionOf[which]))
        .orderBy(asc(importEntries.position))
        .limit(most),

    /** Writes what was found out of many entries. */
    async keepFacts(key: OfImport, facts: readonly ExaminedEntry[]): Promise<void> {
      for (let from = 0; from < facts.length; from += factsPerStatement) {
        const some = facts.slice(from, from + factsPerStatement);
        await handle.execute(sql`
        UPDATE ${importEntries} SET dreamt_at = found.dreamt_at, day = found.day, language = found.language,
          is_undated = found.is_undated, is_long = found.is_long, content_key = found.content_key,
          problem = found.problem, title = found.title, excerpt = found.excerpt,
          duplicate = found.duplicate, duplicate_of = found.duplicate_of, duplicate_name = found.duplicate_name
        FROM jsonb_to_recordset(${JSON.stringify(some.map(toColumns))}::jsonb) AS found (
          position integer, dreamt_at timestamptz, day date, language text, is_undated boolean, is_long boolean,
          content_key text, problem text, title text, excerpt text, duplicate text, duplicate_of integer, duplicate_name text)
        WHERE import_entries.user_id = ${key.userId} AND import_entries.import_id = ${key.id}
          AND import_entries.position = found.position`);
      }
    },

    /** Notes which entries are duplicates, in one statement. */
    async markDuplicates(
      key: OfImport,
      found: readonly (Duplication & { readonly position: number })[],
    ): Promise<void> {
      if (found.length === 0) return;
      const rows = found.map(({ position, duplicate, duplicateOf, duplicateName }) => ({
        position,
        duplicate,
        duplicate_of: duplicateOf,
        duplicate_name: duplicateName,
      }));
      await handle.execute(sql`
        UPDATE ${importEntries} SET duplicate = found.duplicate, duplicate_of = found.duplicate_of,
          duplicate_name = found.duplicate_name
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS found (
          position integer, duplicate text, duplicate_of integer, duplicate_name text)
        WHERE import_entries.user_id = ${key.userId} AND import_entries.import_id = ${key.id}
          AND import_entries.position = found.position`);
    },

    /**
     * Chooses what is to be written, and gives each dream and symbol the number that it will have in its table, each
     * consultation its random name.
     */
    async choose(key: OfImport, { withDuplicates }: { readonly withDuplicates: boolean }): Promise<number> {
      const chosen = await handle.execute(sql`
        WITH numbered AS (
          SELECT position, CASE kind
            WHEN 'dream' THEN nextval(pg_get_serial_sequence('dreams', 'id'))
            WHEN 'symbol' THEN nextval(pg_get_serial_sequence('personal_symbols', 'id')) END AS row_id,
            CASE kind WHEN 'consultation' THEN ${randomName} END AS row_name
          FROM (
            SELECT position, kind FROM ${importEntries}
            WHERE ${ofImport(key)} AND problem IS NULL
              AND (duplicate IS NULL OR (${withDuplicates} AND kind = 'dream'))
            ORDER BY kind DESC, dreamt_at, position
          ) AS ordered
        )
        UPDATE ${importEntries} SET state = 'chosen', row_id = numbered.row_id, row_name = numbered.row_name
        FROM numbered
        WHERE ${ofImport(key)} AND import_entries.position = numbered.position`);
      return chosen.rowCount ?? 0;
    },

    /**
     * The next entries to write: symbols, since dreams refer to them; then dreams newer than the journal from the
     * oldest on and the others from the newest on, so that the stretches of the journal fill up one after the other;
     * then consultations from the oldest on, since later ones go on from them.
     */
    nextChosen: (key: OfImport, pivot: Date | null, most: number): Promise<WorkEntry[]> => {
      const { dreamtAt, kind } = importEntries;
      const isEarlier = sql`${kind} = 'dream' AND ${dreamtAt} < ${(pivot ?? new Date(0)).toISOString()}::timestamptz`;
      return handle
        .select(workColumns)
        .from(importEntries)
        .where(and(ofImport(key), eq(importEntries.state, 'chosen')))
        .orderBy(
          desc(importEntries.kind),
          ...(pivot ? [sql`${isEarlier}`, sql`CASE WHEN ${isEarlier} THEN ${dreamtAt} END DESC`] : []),
          asc(dreamtAt),
          asc(importEntries.position),
        )
        .limit(most);
    },

    async setState(key: OfImport, position: number, values: Partial<ChangedEntry>): Promise<void> {
      await handle
        .update(importEntries)
        .set({ ...values, ...(values.source === null && unseen) })
        .where(and(ofImport(key), eq(importEntries.position, position)));
    },

    /** The last written, which are taken back first. */
    nextWritten: (key: OfImport, most: number): Promise<WorkEntry[]> =>
      handle
        .select(workColumns)
        .from(importEntries)
        .where(and(ofImport(key), eq(importEntries.state, 'written')))
        .orderBy(asc(importEntries.kind), desc(importEntries.position))
        .limit(most),

    /** What has not been written when an import is given up. */
    async dropRest(key: OfImport): Promise<void> {
      await handle
        .update(importEntries)
        .set({ state: 'found', source: null, ...unseen })
        .where(and(ofImport(key), inArray(importEntries.state, ['found', 'chosen'])));
    },

    /** New numbers of dreams or symbols by their old ones. */
    async findRows(
      key: OfImport,
      kind: 'dream' | 'symbol',
      origins: readonly number[],
    ): Promise<ReadonlyMap<number, number>> {
      if (origins.length === 0) return new Map();
      const rows = await handle
        .select({
          origin: importEntries.originId,
          row: sql<number | null>`coalesce(${importEntries.rowId}, ${importEntries.duplicateOf})`,
        })
        .from(importEntries)
        .where(
          and(
            ofImport(key),
            eq(importEntries.kind, kind),
            inArray(importEntries.originId, [...new Set(origins)]),
          ),
        );
      return new Map(
        rows.flatMap(({ origin, row }) => (origin === null || row === null ? [] : [[origin, row]])),
      );
    },

    /** Dreams of an import that were changed or answered since they were written. */
    listChanged: (key: OfImport, { since, positions, most }: ChangedRange) =>
      handle
        .select({ position: importEntries.position, id: dreams.id, title: dreams.title })
        .from(importEntries)
        .innerJoin(dreams, and(eq(dreams.userId, importEntries.userId), eq(dreams.id, importEntries.rowId)))
        .leftJoin(followUps, and(eq(followUps.userId, dreams.userId), eq(followUps.dreamId, dreams.id)))
        .where(
          and(
            ofImport(key),
            eq(importEntries.kind, 'dream'),
            eq(importEntries.state, 'written'),
            positions ? inArray(importEntries.position, [...positions]) : undefined,
            isNull(dreams.deletedAt),
            isChanged(since),
          ),
        )
        .orderBy(asc(importEntries.position))
        .limit(most),

    /** Symbols of an import that were changed since they were written, or are gone. */
    async listTouchedSymbols(key: OfImport): Promise<ReadonlySet<number>> {
      const rows = await handle
        .select({ position: importEntries.position })
        .from(importEntries)
        .leftJoin(
          personalSymbols,
          and(eq(personalSymbols.userId, importEntries.userId), eq(personalSymbols.id, importEntries.rowId)),
        )
        .where(
          and(
            ofImport(key),
            eq(importEntries.kind, 'symbol'),
            eq(importEntries.state, 'written'),
            sql`${personalSymbols.updatedAt} IS DISTINCT FROM ${importEntries.rowUpdatedAt}`,
          ),
        );
      return new Set(rows.map(({ position }) => position));
    },

    /** The time of the newest dream of the journal. */
    async newestDreamAt(userId: number): Promise<Date | null> {
      const [row] = await handle
        .select({ createdAt: dreams.createdAt })
        .from(dreams)
        .where(and(eq(dreams.userId, userId), isNull(dreams.deletedAt)))
        .orderBy(desc(dreams.createdAt))
        .limit(1);
      return row?.createdAt ?? null;
    },

    /** Texts of the journal between two moments, page by page in the order of their numbers. */
    listTexts: (userId: number, { from, until, after, most }: TextRange) =>
      handle
        .select({ id: dreams.id, content: dreams.content, createdAt: dreams.createdAt })
        .from(dreams)
        .where(
          and(
            eq(dreams.userId, userId),
            isNull(dreams.deletedAt),
            sql`${dreams.createdAt} BETWEEN ${from.toISOString()}::timestamptz AND ${until.toISOString()}::timestamptz`,
            sql`${dreams.id} > ${after}`,
          ),
        )
        .orderBy(asc(dreams.id))
        .limit(most),

    /** First and last moment of what was found. */
    async span(key: OfImport): Promise<{ readonly from: Date; readonly until: Date } | null> {
      const [row] = await handle
        .select({
          from: sql<string | null>`min(dreamt_at)::text`,
          until: sql<string | null>`max(dreamt_at)::text`,
        })
        .from(importEntries)
        .where(and(ofImport(key), isNotNull(importEntries.dreamtAt)));
      return row?.from && row.until ? { from: new Date(row.from), until: new Date(row.until) } : null;
    },
  };
}

type ChangedEntry = Pick<
  NewImportEntry,
  'state' | 'problem' | 'rowUpdatedAt' | 'rowState' | 'source' | 'duplicate'
>;

/** 122 random bits as 22 characters of base64url. */
const randomName = sql`translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_')`;

export interface TextRange {
  readonly from: Date;
  readonly until: Date;
  /** Number of the last dream of the page before. */
  readonly after: number;
  readonly most: number;
}

export interface ChangedRange {
  /** Follow-ups of a later time were given here. */
  readonly since: Date;
  /** Undefined: all entries. */
  readonly positions?: readonly number[];
  readonly most: number;
}

/** Words of a member that nothing needs any longer. */
const unseen = { title: '', excerpt: '' } as const;

const isChanged = (since: Date) => sql`(
  ${dreams.updatedAt} <> ${importEntries.rowUpdatedAt}
  OR greatest(${followUps.answeredAt}, ${followUps.deedAt}, ${followUps.settledAt})
    > ${since.toISOString()}::timestamptz
)`;

const isTaken = and(isNull(importEntries.problem), isNull(importEntries.duplicate));
const conditionOf: Readonly<Record<'taken' | 'duplicate' | 'refused', SQL | undefined>> = {
  taken: isTaken,
  duplicate: and(isNull(importEntries.problem), isNotNull(importEntries.duplicate)),
  refused: isNotNull(importEntries.problem),
};

function toColumns({ dreamtAt, isUndated, isLong, contentKey, ...entry }: ExaminedEntry) {
  const { duplicateOf, duplicateName, ...facts } = entry;
  return {
    ...facts,
    dreamt_at: dreamtAt,
    is_undated: isUndated,
    is_long: isLong,
    content_key: contentKey,
    duplicate_of: duplicateOf,
    duplicate_name: duplicateName,
  };
}
