import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { personalSymbols } from '#server/db/tables/dreams/personal-symbols.ts';

const { userId: _, nameKey: __, deletedAt: ___, ...columns } = getTableColumns(personalSymbols);

export type OwnSymbolRow = Awaited<
  ReturnType<ReturnType<typeof createPersonalSymbolExportQueries>['list']>
>[number];

export function createPersonalSymbolExportQueries(handle: Handle) {
  const ofMember = (userId: number) =>
    and(eq(personalSymbols.userId, userId), isNull(personalSymbols.deletedAt));
  return {
    count: (userId: number): Promise<number> => handle.$count(personalSymbols, ofMember(userId)),
    /** All of them: their number is limited. */
    list: (userId: number) =>
      handle.select(columns).from(personalSymbols).where(ofMember(userId)).orderBy(asc(personalSymbols.id)),
  };
}
