import type { SystemReportType } from '@chitta/contract/limits';
import { and, desc, eq, getTableColumns, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { systemReports as reports, type SystemReportRow } from '#server/db/tables/admin/system-reports.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { reportPath } from '#server/platform/files/report-path.ts';

/** A report as it is shown: with who asked for it, and without its figures, which only its own page needs. */
export type ShownReport = Omit<SystemReportRow, 'metadata'> & {
  readonly askedBy: string | null;
  readonly rows: number | null;
};

const { metadata: _metadata, ...columns } = getTableColumns(reports);
const shown = {
  ...columns,
  askedBy: users.username,
  rows: sql<number | null>`(${reports.metadata} ->> 'rows')::integer`,
};

export interface ReportRange {
  readonly type?: SystemReportType | undefined;
  /** Only reports before this one. */
  readonly before?: number | undefined;
  readonly count: number;
}

export function createSystemReportQueries(handle: Handle) {
  const selectShown = () =>
    handle.select(shown).from(reports).leftJoin(users, eq(users.id, reports.generatedBy));

  return {
    /** Undefined where the same is being made already. */
    async insert(values: typeof reports.$inferInsert): Promise<number | undefined> {
      const [row] = await handle
        .insert(reports)
        .values(values)
        .onConflictDoNothing()
        .returning({ id: reports.id });
      return row?.id;
    },

    /** Whoever else asks for a report waits here, so that each sees how many there are. */
    async lockCounts(): Promise<{ readonly kept: number; readonly generating: number }> {
      await handle.execute(sql`LOCK TABLE ${reports} IN SHARE ROW EXCLUSIVE MODE`);
      const kept = await handle.$count(reports);
      return { kept, generating: await handle.$count(reports, eq(reports.status, 'generating')) };
    },

    async find(id: number): Promise<ShownReport | undefined> {
      const [row] = await selectShown().where(eq(reports.id, id));
      return row;
    },

    /** Newest first. */
    list: ({ type, before, count }: ReportRange): Promise<ShownReport[]> =>
      selectShown()
        .where(and(type && eq(reports.type, type), before === undefined ? undefined : lt(reports.id, before)))
        .orderBy(desc(reports.id))
        .limit(count),

    async findFigures(id: number): Promise<SystemReportRow['metadata'] | undefined> {
      const [row] = await handle
        .select({ metadata: reports.metadata })
        .from(reports)
        .where(eq(reports.id, id));
      return row?.metadata;
    },

    /** The row as it is, held until the transaction ends. */
    async lock(id: number): Promise<SystemReportRow | undefined> {
      const [row] = await handle.select().from(reports).where(eq(reports.id, id)).for('update');
      return row;
    },

    async countDownload(id: number): Promise<void> {
      await handle
        .update(reports)
        .set({ downloadCount: sql`${reports.downloadCount} + 1` })
        .where(eq(reports.id, id));
    },

    async delete(id: number): Promise<void> {
      await handle.delete(reports).where(eq(reports.id, id));
    },

    /** Takes out what is past its time; returns the files that go with it. */
    async deleteExpired(now: Date): Promise<(string | null)[]> {
      const gone = await handle
        .delete(reports)
        .where(lte(reports.expiresAt, now))
        .returning({ filePath: reports.filePath });
      return gone.map(({ filePath }) => filePath);
    },

    /** Of these files, those that a report names. */
    async keepKnownFiles(names: readonly string[]): Promise<ReadonlySet<string>> {
      const paths = new Map(names.map((name) => [reportPath(name), name]));
      const rows = await handle
        .select({ filePath: reports.filePath })
        .from(reports)
        .where(inArray(reports.filePath, [...paths.keys()]));
      return new Set(rows.flatMap(({ filePath }) => paths.get(filePath ?? '') ?? []));
    },

    /** Reports that are to be made and that nobody is making, in the order in which they were asked for. */
    async listDue(now: Date, most: number): Promise<number[]> {
      const rows = await handle
        .select({ id: reports.id })
        .from(reports)
        .where(and(eq(reports.status, 'generating'), isUnleased(now)))
        .orderBy(reports.id)
        .limit(most);
      return rows.map(({ id }) => id);
    },

    /** Takes the work on a report until `until`, unless somebody else has it. */
    async claim(id: number, { owner, now, until }: Lease): Promise<SystemReportRow | undefined> {
      const [row] = await handle
        .update(reports)
        .set({
          leaseOwner: owner,
          leaseUntil: until,
          attempts: sql`${reports.attempts} + 1`,
          progress: 0,
        })
        .where(and(eq(reports.id, id), eq(reports.status, 'generating'), isUnleased(now)))
        .returning();
      return row;
    },

    /**
     * Changes a report that is this run's still. False: it was taken over or deleted meanwhile, and nothing that the run
     * has made may be kept.
     */
    async changeHeld(
      { id, owner }: HeldReport,
      values: Partial<typeof reports.$inferInsert>,
    ): Promise<boolean> {
      const changed = await handle
        .update(reports)
        .set(values)
        .where(and(eq(reports.id, id), eq(reports.status, 'generating'), eq(reports.leaseOwner, owner)));
      return changed.rowCount === 1;
    },
  };
}

export interface HeldReport {
  readonly id: number;
  /** The run that makes it. */
  readonly owner: string;
}

interface Lease {
  readonly owner: string;
  readonly now: Date;
  readonly until: Date;
}

function isUnleased(now: Date) {
  return or(isNull(reports.leaseUntil), lte(reports.leaseUntil, now));
}
