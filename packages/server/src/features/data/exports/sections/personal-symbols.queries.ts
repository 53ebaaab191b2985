import { and, asc, eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { personalSymbols } from '#server/db/tables/symbols/personal-symbols.ts';
import type { Whereabouts } from '../dreams/dream-export.queries.ts';

const { userId: _, nameKey: __, ...columns } = getTableColumns(personalSymbols);

export type OwnSymbolRow = Awaited<
  ReturnType<ReturnType<typeof createPersonalSymbolExportQueries>['list']>
>[number];

export function createPersonalSymbolExportQueries(handle: Handle) {
  const ofMember = (userId: number, of: Whereabouts) =>
    and(
      eq(personalSymbols.userId, userId),
      of === 'kept' ? isNull(personalSymbols.deletedAt) : isNotNull(personalSymbols.deletedAt),
    );
  return {
    count: (userId: number, of: Whereabouts): Promise<number> =>
      handle.$count(personalSymbols, ofMember(userId, of)),
    /** All of them: their number is limited. */
    list: (userId: number, of: Whereabouts) =>
      handle
        .select(columns)
        .from(personalSymbols)
        .where(ofMember(userId, of))
        .orderBy(asc(personalSymbols.id)),
  };
}
