import { and, desc, eq, inArray, isNull, lt, lte, max, min, or, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { importEntries } from '#server/db/tables/data/import-entries.ts';
import { type ImportRow, imports, type NewImport } from '#server/db/tables/data/imports.ts';

export type ImportState = ImportRow['state'];

/** States in which a node works on an import. */
export const workingStates = ['running', 'cancelling', 'undoing'] as const satisfies readonly ImportState[];

export interface OfImport {
  readonly userId: number;
  readonly id: number;
}

export function createImportQueries(handle: Handle) {
  const own = ({ userId, id }: OfImport) => and(eq(imports.userId, userId), eq(imports.id, id));
  const isUnleased = (now: Date) => or(isNull(imports.leaseUntil), lte(imports.leaseUntil, now));

  return {
    async insert(values: NewImport): Promise<ImportRow | undefined> {
      const [row] = await handle.insert(imports).values(values).returning();
      return row;
    },

    async find(key: OfImport): Promise<ImportRow | undefined> {
      const [row] = await handle.select().from(imports).where(own(key));
      return row;
    },

    /** Holds the row until the transaction ends. */
    async lock(key: OfImport): Promise<ImportRow | undefined> {
      const [row] = await handle.select().from(imports).where(own(key)).for('update');
      return row;
    },

    /** Newest first, without those that are still being read. */
    list: (userId: number, most: number): Promise<ImportRow[]> =>
      handle
        .select()
        .from(imports)
        .where(and(eq(imports.userId, userId), sql`${imports.state} <> 'reading'`))
        .orderBy(desc(imports.id))
        .limit(most),

    /** Changes a row that is in one of `states`; undefined where it is not. */
    async change(
      key: OfImport,
      states: readonly ImportState[],
      values: Partial<NewImport>,
    ): Promise<ImportRow | undefined> {
      const [row] = await handle
        .update(imports)
        .set(values)
        .where(and(own(key), inArray(imports.state, [...states])))
        .returning();
      return row;
    },

    /** Takes the work on an import for `until`, unless another one has it. */
    async claim(
      key: OfImport,
      { owner, now, until }: { readonly owner: string; readonly now: Date; readonly until: Date },
    ): Promise<ImportRow | undefined> {
      const [row] = await handle
        .update(imports)
        .set({ leaseOwner: owner, leaseUntil: until })
        .where(and(own(key), inArray(imports.state, [...workingStates]), isUnleased(now)))
        .returning();
      return row;
    },

    /** Gives the work on an import up, so that another one may go on at once. */
    async release(key: OfImport, owner: string): Promise<void> {
      await handle
        .update(imports)
        .set({ leaseOwner: null, leaseUntil: null })
        .where(and(own(key), eq(imports.leaseOwner, owner)));
    },

    /** Imports that nobody works on although there is work. */
    listAbandoned: (now: Date, most: number): Promise<OfImport[]> =>
      handle
        .select({ userId: imports.userId, id: imports.id })
        .from(imports)
        .where(and(inArray(imports.state, [...workingStates]), isUnleased(now)))
        .orderBy(imports.leaseUntil)
        .limit(most),

    /** Deletes what the member has looked at and not begun. */
    async deleteWaiting(userId: number, except: number): Promise<void> {
      await handle
        .delete(imports)
        .where(and(eq(imports.userId, userId), eq(imports.state, 'ready'), sql`${imports.id} <> ${except}`));
    },

    /** Counts what is in the journal through an import. */
    async addWritten(key: OfImport, delta: number): Promise<void> {
      await handle
        .update(imports)
        .set({ written: sql`${imports.written} + ${delta}` })
        .where(own(key));
    },

    /** Of these files, those that an import names. */
    async keepKnownFiles(names: readonly string[]): Promise<ReadonlySet<string>> {
      const memory = sql<string | null>`${imports.extras} -> 'memory' ->> 'name'`;
      const programmes = sql<string | null>`${imports.extras} -> 'programmes' ->> 'name'`;
      const rows = await handle
        .select({ memory, programmes })
        .from(imports)
        .where(sql`ARRAY[${memory}, ${programmes}] && ${sql.param([...names])}::text[]`);
      return new Set(rows.flatMap((row) => [row.memory ?? [], row.programmes ?? []].flat()));
    },

    async delete(key: OfImport): Promise<void> {
      await handle.delete(imports).where(own(key));
    },

    /** Deletes imports from before `since` that were never begun, or cut off while they were read. */
    async deleteForgotten(since: Date): Promise<number> {
      const deleted = await handle
        .delete(imports)
        .where(and(inArray(imports.state, ['ready', 'reading']), lt(imports.createdAt, since)));
      return deleted.rowCount ?? 0;
    },

    /** Deletes the entries of imports that were finished before `until`: they can no longer be undone. */
    async forgetEntries(until: Date): Promise<number> {
      const deleted = await handle.execute(sql`
        DELETE FROM ${importEntries} USING ${imports}
        WHERE import_entries.user_id = imports.user_id AND import_entries.import_id = imports.id
          AND imports.finished_at <= ${until.toISOString()}::timestamptz`);
      return deleted.rowCount ?? 0;
    },

    /** Counts of what an import holds, in one read. */
    async count({ userId, id }: OfImport) {
      const { kind, problem, duplicate, state, isUndated, isLong } = importEntries;
      const which = (condition: SQL | undefined) =>
        sql<number>`(count(*) FILTER (WHERE ${condition}))::integer`;
      const isDream = eq(kind, 'dream');
      const ofDreams = (day: SQL<string | null>) => sql<string | null>`${day} FILTER (WHERE ${isDream})`;
      const [row] = await handle
        .select({
          dreams: which(isDream),
          symbols: which(eq(kind, 'symbol')),
          consultations: which(eq(kind, 'consultation')),
          duplicateDreams: which(and(isDream, isNull(problem), sql`${duplicate} IS NOT NULL`)),
          refused: which(sql`${problem} IS NOT NULL`),
          duplicates: which(and(isNull(problem), sql`${duplicate} IS NOT NULL`)),
          undated: which(eq(isUndated, true)),
          long: which(and(isNull(problem), eq(isLong, true))),
          fresh: which(and(isNull(problem), isNull(duplicate))),
          chosen: which(eq(state, 'chosen')),
          written: which(inArray(state, ['written', 'left'])),
          takenBack: which(eq(state, 'taken_back')),
          english: which(eq(importEntries.language, 'en')),
          spanish: which(eq(importEntries.language, 'es')),
          firstDay: ofDreams(min(importEntries.day)),
          lastDay: ofDreams(max(importEntries.day)),
        })
        .from(importEntries)
        .where(and(eq(importEntries.userId, userId), eq(importEntries.importId, id)));
      return row;
    },
  };
}
