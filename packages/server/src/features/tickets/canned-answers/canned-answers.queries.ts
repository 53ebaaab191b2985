import type { CannedAnswerValues } from '@chitta/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type CannedAnswerRow, cannedAnswers } from '#server/db/tables/tickets/canned-answers.ts';

export function createCannedAnswerQueries(handle: Handle) {
  return {
    list: (): Promise<CannedAnswerRow[]> =>
      handle
        .select()
        .from(cannedAnswers)
        .orderBy(asc(sql`lower(${cannedAnswers.name})`)),
    count: (): Promise<number> => handle.$count(cannedAnswers),
    exists: async (id: number): Promise<boolean> =>
      (await handle.$count(cannedAnswers, eq(cannedAnswers.id, id))) > 0,

    async insert(values: CannedAnswerValues, now: Date): Promise<CannedAnswerRow | undefined> {
      const [row] = await handle
        .insert(cannedAnswers)
        .values({ ...values, updatedAt: now })
        .returning();
      return row;
    },

    /** Undefined where it is gone, or another version than that. */
    async update(
      { id, version }: Pick<CannedAnswerRow, 'id' | 'version'>,
      values: CannedAnswerValues,
      now: Date,
    ): Promise<CannedAnswerRow | undefined> {
      const [row] = await handle
        .update(cannedAnswers)
        .set({ ...values, version: version + 1, updatedAt: now })
        .where(and(eq(cannedAnswers.id, id), eq(cannedAnswers.version, version)))
        .returning();
      return row;
    },

    async delete(id: number): Promise<boolean> {
      const deleted = await handle.delete(cannedAnswers).where(eq(cannedAnswers.id, id));
      return (deleted.rowCount ?? 0) > 0;
    },
  };
}
