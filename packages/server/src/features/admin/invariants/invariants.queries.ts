import { invariantNames } from '@chitta/contract';
import { lte, notInArray, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type InvariantCheckRow, invariantChecks } from '#server/db/tables/admin/invariant-checks.ts';

const incoming = (column: 'checked_at' | 'count' | 'ids') => sql.raw(`excluded.${column}`);

export function createInvariantsQueries(handle: Handle) {
  return {
    list: (): Promise<InvariantCheckRow[]> => handle.select().from(invariantChecks),
    /** Keeps what a check found, unless a later one is kept already; what was broken before is broken since then. */
    async keep(rows: readonly Omit<InvariantCheckRow, 'brokenSince'>[]): Promise<void> {
      await handle
        .insert(invariantChecks)
        .values(
          rows.map((row) => ({
            ...row,
            ids: [...row.ids],
            brokenSince: row.count > 0 ? row.checkedAt : null,
          })),
        )
        .onConflictDoUpdate({
          target: invariantChecks.name,
          set: {
            checkedAt: incoming('checked_at'),
            count: incoming('count'),
            ids: incoming('ids'),
            brokenSince: sql`CASE WHEN excluded.count > 0
              THEN coalesce(${invariantChecks.brokenSince}, excluded.checked_at) END`,
          },
          setWhere: lte(invariantChecks.checkedAt, sql`excluded.checked_at`),
        });
      await handle.delete(invariantChecks).where(notInArray(invariantChecks.name, [...invariantNames]));
    },
  };
}
