import { and, eq, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { dreamChanges, everyDay } from '#server/db/tables/insights/dream-changes.ts';
import { dreamTallies } from '#server/db/tables/insights/dream-tallies.ts';

/** Tells this lock from other advisory locks; any constant does. */
const countingLock = 20_260_049;

export interface DreamChange {
  readonly day: string;
  readonly version: number;
}

/** Whether it stands for all days. */
export function isEveryDay({ day }: DreamChange): boolean {
  return day === everyDay;
}

export function createDreamChangeQueries(handle: Handle) {
  return {
    /** Members whose journals have changed and who are here, some of them. */
    async listDue(most: number): Promise<number[]> {
      const rows = await handle
        .selectDistinct({ userId: dreamChanges.userId })
        .from(dreamChanges)
        .innerJoin(users, and(eq(users.id, dreamChanges.userId), sql`${users.accountStatus} <> 'deleted'`))
        .limit(most);
      return rows.map(({ userId }) => userId);
    },

    /** Whether anything is not counted in yet. */
    async isPending(userId: number): Promise<boolean> {
      const found = await handle
        .select({ day: dreamChanges.day })
        .from(dreamChanges)
        .where(eq(dreamChanges.userId, userId))
        .limit(1);
      return found.length > 0;
    },

    /** Whose figures are counted is nobody else's to count until the transaction ends. Returns whether they are ours. */
    async lock(userId: number): Promise<boolean> {
      const { rows } = await handle.execute<{ is_ours: boolean }>(
        sql`SELECT pg_try_advisory_xact_lock(${countingLock}, ${userId}) AS is_ours`,
      );
      return rows[0]?.is_ours === true;
    },

    list: (userId: number): Promise<DreamChange[]> =>
      handle
        .select({ day: dreamChanges.day, version: dreamChanges.version })
        .from(dreamChanges)
        .where(eq(dreamChanges.userId, userId)),

    /** Forgets changes that are counted in; those that came meanwhile stay. */
    async forget(userId: number, changes: readonly DreamChange[]): Promise<void> {
      await handle.execute(sql`DELETE FROM ${dreamChanges} USING
        unnest(${sql.param(changes.map(({ day }) => day))}::date[],
          ${sql.param(changes.map(({ version }) => version))}::integer[]) AS counted (day, version)
        WHERE user_id = ${userId} AND dream_changes.day = counted.day AND dream_changes.version = counted.version`);
    },

    /** Has every journal counted anew that was counted with something else. */
    async addOutdated(countedWith: string): Promise<void> {
      await handle.execute(sql`INSERT INTO ${dreamChanges} (user_id, day)
        SELECT DISTINCT ${dreamTallies.userId}, ${everyDay}::date FROM ${dreamTallies}
        WHERE ${dreamTallies.countedWith} <> ${countedWith}
        ON CONFLICT DO NOTHING`);
    },

    /** Where the member lives and what they speak, as far as it makes nights and weeks. */
    async findCalendar(userId: number) {
      const [row] = await handle
        .select({ timezone: users.timezone, language: users.language })
        .from(users)
        .where(eq(users.id, userId));
      return row;
    },
  };
}
