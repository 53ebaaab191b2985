import type { limits } from '@chitta/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { momentOfMicros } from '#server/db/moment-of-micros.ts';
import { type ProgrammeRunRow, programmeRuns as runs } from '#server/db/tables/programmes/programme-runs.ts';

/** Place in the list: everything after it is older, or as old with a smaller id. */
export type RunKey = readonly [micros: string, id: string];

export interface OfRun {
  readonly userId: number;
  readonly name: limits.ProgrammeName;
  readonly id: string;
}

interface RunRange extends Omit<OfRun, 'id'> {
  readonly after: RunKey | null;
  readonly count: number;
}

export function createProgrammeRunQueries(handle: Handle) {
  const ofName = ({ userId, name }: Omit<OfRun, 'id'>) => and(eq(runs.userId, userId), eq(runs.name, name));
  const one = (run: OfRun) => and(ofName(run), eq(runs.id, run.id));

  return {
    /** Latest first. */
    list: ({ after, count, ...of }: RunRange) =>
      handle
        .select({
          run: runs,
          micros: sql<string>`(extract(epoch FROM ${runs.createdAt}) * 1000000)::bigint::text`,
        })
        .from(runs)
        .where(
          and(
            ofName(of),
            after === null
              ? undefined
              : sql`(${runs.createdAt}, ${runs.id}) < (${momentOfMicros(after[0])}, ${after[1]})`,
          ),
        )
        .orderBy(desc(runs.createdAt), desc(runs.id))
        .limit(count),

    /** How many runs of each programme are in each state, with the id and first day of one of them. */
    countByState: (userId: number) =>
      handle
        .select({
          name: runs.name,
          state: runs.state,
          count: sql<number>`count(*)::int`,
          id: sql<string>`min(${runs.id})`,
          startedOn: sql<string>`min(${runs.startedOn})::text`,
        })
        .from(runs)
        .where(eq(runs.userId, userId))
        .groupBy(runs.name, runs.state),

    /** What runs of a member are known by, whichever programmes they are of. */
    listKeys: (userId: number) =>
      handle
        .select({ name: runs.name, state: runs.state, startedOn: runs.startedOn, createdAt: runs.createdAt })
        .from(runs)
        .where(eq(runs.userId, userId)),

    /** Deletes these; of those with `updatedAt` only where nobody has changed them since. Gives how many that were. */
    async deleteWritten(
      userId: number,
      written: readonly { readonly id: string; readonly updatedAt: Date | null }[],
    ): Promise<number> {
      let count = 0;
      for (const { id, updatedAt } of written) {
        const deleted = await handle
          .delete(runs)
          .where(
            and(
              eq(runs.userId, userId),
              eq(runs.id, id),
              updatedAt ? eq(runs.updatedAt, updatedAt) : undefined,
            ),
          );
        count += deleted.rowCount ?? 0;
      }
      return count;
    },

    count: (of: Omit<OfRun, 'id'>): Promise<number> => handle.$count(runs, ofName(of)),

    async find(run: OfRun): Promise<ProgrammeRunRow | undefined> {
      const [row] = await handle.select().from(runs).where(one(run));
      return row;
    },

    /** The same, which nobody else changes before the transaction ends. */
    async lock(run: OfRun): Promise<ProgrammeRunRow | undefined> {
      const [row] = await handle.select().from(runs).where(one(run)).for('update');
      return row;
    },

    async lockRunning(of: Omit<OfRun, 'id'>): Promise<ProgrammeRunRow | undefined> {
      const [row] = await handle
        .select()
        .from(runs)
        .where(and(ofName(of), eq(runs.state, 'running')))
        .for('update');
      return row;
    },

    /** False where one is running already. */
    async insert(row: ProgrammeRunRow): Promise<boolean> {
      const inserted = await handle.insert(runs).values(row).onConflictDoNothing();
      return (inserted.rowCount ?? 0) > 0;
    },

    async update(row: ProgrammeRunRow): Promise<void> {
      await handle.update(runs).set(row).where(one(row));
    },

    async delete(run: OfRun): Promise<boolean> {
      const deleted = await handle.delete(runs).where(one(run));
      return (deleted.rowCount ?? 0) > 0;
    },
  };
}
