import type { Language } from '@chitta/contract';
import { and, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { celebrities } from '#server/db/tables/symbols/celebrities.ts';
import { combinedSymbols } from '#server/db/tables/symbols/combined-symbols.ts';
import { dreamSymbols } from '#server/db/tables/symbols/dream-symbols.ts';
import { symbolClasses } from '#server/db/tables/symbols/symbol-classes.ts';

type EditedTable = typeof dreamSymbols | typeof symbolClasses | typeof combinedSymbols | typeof celebrities;

/** Rows that admins have edited; the files have the rest. */
export function createEditsQueries(handle: Handle) {
  return {
    /** A short text that changes with every edit of any row, in whatever order edits are committed. */
    async readFingerprint(): Promise<string> {
      const { rows } = await handle.execute<{ fingerprint: string }>(sql`
        SELECT count(*) || ':' || coalesce(sum(hashtextextended(edit, 0)), 0) AS fingerprint FROM (
          SELECT 's' || id || '@' || edited_at AS edit FROM ${dreamSymbols} WHERE edited_at IS NOT NULL
          UNION ALL SELECT 'c' || id || '@' || edited_at FROM ${combinedSymbols} WHERE edited_at IS NOT NULL
          UNION ALL SELECT 'k' || id || '@' || edited_at FROM ${symbolClasses} WHERE edited_at IS NOT NULL
          UNION ALL SELECT 'p' || id || '@' || edited_at FROM ${celebrities} WHERE edited_at IS NOT NULL
        ) AS edits`);
      return rows[0]?.fingerprint ?? '';
    },

    async listEdited(language: Language) {
      const isEdited = (table: EditedTable) => and(eq(table.language, language), isNotNull(table.editedAt));
      const [symbols, classes, combined, people] = await Promise.all([
        handle
          .select(getTableColumns(dreamSymbols))
          .from(dreamSymbols)
          .where(isEdited(dreamSymbols))
          .orderBy(dreamSymbols.slug),
        handle.select().from(symbolClasses).where(isEdited(symbolClasses)).orderBy(symbolClasses.slug),
        handle.select().from(combinedSymbols).where(isEdited(combinedSymbols)).orderBy(combinedSymbols.slug),
        handle.select().from(celebrities).where(isEdited(celebrities)).orderBy(celebrities.name),
      ]);
      return { symbols, classes, combined, people };
    },
  };
}

export type EditedRows = Awaited<ReturnType<ReturnType<typeof createEditsQueries>['listEdited']>>;
