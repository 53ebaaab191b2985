import type { ListChangesQuery } from '@chitta/contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { dictionaryChanges } from '#server/db/tables/symbols/dictionary-changes.ts';

export type ChangeRow = typeof dictionaryChanges.$inferSelect;
export type NewChange = Omit<typeof dictionaryChanges.$inferInsert, 'id'>;

/** Tells this lock from other advisory locks; any constant does. */
const publishLock = 20_260_061;

export function createChangesQueries(handle: Handle) {
  return {
    /** Until the transaction ends nobody else publishes. */
    async lock(): Promise<void> {
      await handle.execute(sql`SELECT pg_advisory_xact_lock(${publishLock})`);
    },

    async insert(change: NewChange): Promise<void> {
      await handle.insert(dictionaryChanges).values(change);
    },

    async find(id: number): Promise<ChangeRow | undefined> {
      const [row] = await handle.select().from(dictionaryChanges).where(eq(dictionaryChanges.id, id));
      return row;
    },

    /** Newest first, each with the name of who made it. */
    list({ kind, key, before, count }: ChangeRange): Promise<{ change: ChangeRow; author: string | null }[]> {
      return handle
        .select({ change: dictionaryChanges, author: users.username })
        .from(dictionaryChanges)
        .leftJoin(users, eq(users.id, dictionaryChanges.staffId))
        .where(
          and(
            kind && eq(dictionaryChanges.kind, kind),
            key === undefined ? undefined : eq(dictionaryChanges.key, key),
            before === null ? undefined : lt(dictionaryChanges.id, before),
          ),
        )
        .orderBy(desc(dictionaryChanges.id))
        .limit(count);
    },
  };
}

interface ChangeRange extends Pick<ListChangesQuery, 'kind' | 'key'> {
  /** Id that the page comes behind; null: the first page. */
  readonly before: number | null;
  readonly count: number;
}
