import { and, eq, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { type RemarkRow, remarks } from '#server/db/tables/journal/remarks.ts';
import type { DreamCursor } from '../search/dream-cursor.ts';

/** Why dreams are marked anew: what they may be found by. */
export interface RemarkCause {
  readonly words: readonly string[];
  readonly symbolIds: readonly string[];
}

/** One run's hold on the marks of one member. */
export interface RemarkClaim {
  readonly owner: string;
  readonly row: RemarkRow;
}

export function createRemarkQueries(handle: Handle) {
  const held = ({ owner, row }: RemarkClaim) =>
    and(eq(remarks.userId, row.userId), eq(remarks.leaseOwner, owner));
  const isUnchanged = ({ row }: RemarkClaim) => eq(remarks.version, row.version);

  return {
    /** Adds to what there is to do; the work begins anew at the newest dream. */
    async add(userId: number, { words, symbolIds }: RemarkCause, now: Date): Promise<void> {
      const union = (column: string, added: readonly string[]) =>
        sql`ARRAY(SELECT DISTINCT each FROM unnest(remarks.${sql.identifier(column)} || ${sql.param(added)}::text[]) AS each ORDER BY each)`;
      await handle
        .insert(remarks)
        .values({ userId, words: [...words], symbolIds: [...symbolIds], changedAt: now })
        .onConflictDoUpdate({
          target: remarks.userId,
          set: {
            words: union('words', words),
            symbolIds: union('symbol_ids', symbolIds),
            version: sql`${remarks.version} + 1`,
            cursorMicros: null,
            cursorId: null,
            changedAt: now,
          },
        });
    },

    /** Takes the work for `until`, unless another run has it or the account is closed. */
    async claim(
      userId: number,
      { owner, now, until }: { readonly owner: string; readonly now: Date; readonly until: Date },
    ): Promise<RemarkClaim | undefined> {
      const [row] = await handle
        .update(remarks)
        .set({ leaseOwner: owner, leaseUntil: until })
        .where(and(eq(remarks.userId, userId), isDue(now)))
        .returning();
      return row && { owner, row };
    },

    /** Notes how far a step has come, unless there is more to do by now, and lets the next one begin. */
    async advance(claim: RemarkClaim, cursor: DreamCursor | null, now: Date): Promise<void> {
      if (cursor !== null) {
        await handle
          .update(remarks)
          .set({ cursorMicros: BigInt(cursor.createdAtMicros), cursorId: cursor.id })
          .where(and(held(claim), isUnchanged(claim)));
      }
      await handle
        .update(remarks)
        .set({ leaseOwner: null, leaseUntil: null, changedAt: now })
        .where(held(claim));
    },

    /** Ends the work, unless there is more to do by now. Returns whether it ended. */
    async finish(claim: RemarkClaim): Promise<boolean> {
      const finished = await handle.delete(remarks).where(and(held(claim), isUnchanged(claim)));
      return (finished.rowCount ?? 0) > 0;
    },

    /** Whether there is anything to do. */
    isQueued: async (userId: number): Promise<boolean> =>
      (await handle.$count(remarks, eq(remarks.userId, userId))) > 0,

    /** Members with work that nobody is at; who has waited longest comes first. */
    async listDue(now: Date, most: number): Promise<number[]> {
      const rows = await handle
        .select({ userId: remarks.userId })
        .from(remarks)
        .where(isDue(now))
        .orderBy(remarks.changedAt)
        .limit(most);
      return rows.map(({ userId }) => userId);
    },
  };
}

/** Nobody works on it, and its member is here. */
function isDue(now: Date) {
  return sql`(${remarks.leaseUntil} IS NULL OR ${remarks.leaseUntil} <= ${now.toISOString()}::timestamptz)
    AND NOT EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${remarks.userId} AND ${users.accountStatus} = 'deleted')`;
}
