import type {
  AdminListQuery,
  EditCelebrityRequest,
  EditCombinedSymbolRequest,
  EditSymbolRequest,
  Language,
} from '@chitta/contract';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Handle, Transaction } from '#server/db/client.ts';
import { celebrities } from '#server/db/tables/symbols/celebrities.ts';
import { combinedSymbols } from '#server/db/tables/symbols/combined-symbols.ts';
import { dreamSymbols } from '#server/db/tables/symbols/dream-symbols.ts';
import { symbolVariations } from '#server/db/tables/symbols/symbol-variations.ts';

export type SymbolRow = typeof dreamSymbols.$inferSelect;
export type CombinedRow = typeof combinedSymbols.$inferSelect;
export type CelebrityRow = typeof celebrities.$inferSelect;

/** What a list of rows is narrowed to; rows come by name, then by id. */
export interface AdminRange extends Pick<AdminListQuery, 'language' | 'search' | 'edited'> {
  readonly after: readonly [name: string, id: number] | null;
  readonly count: number;
}

/** When a row counts as edited; the clock of the database, so that nodes agree. */
const editedNow = { editedAt: sql`clock_timestamp()` };

export function createAdminQueries(handle: Handle) {
  return {
    listSymbols: (range: AdminRange): Promise<SymbolRow[]> =>
      handle
        .select()
        .from(dreamSymbols)
        .where(isInRange(dreamSymbols, range))
        .orderBy(dreamSymbols.name, dreamSymbols.id)
        .limit(range.count),

    listCombined: (range: AdminRange): Promise<CombinedRow[]> =>
      handle
        .select()
        .from(combinedSymbols)
        .where(isInRange(combinedSymbols, range))
        .orderBy(combinedSymbols.name, combinedSymbols.id)
        .limit(range.count),

    listCelebrities: (range: AdminRange): Promise<CelebrityRow[]> =>
      handle
        .select()
        .from(celebrities)
        .where(isInRange(celebrities, range))
        .orderBy(celebrities.name, celebrities.id)
        .limit(range.count),

    async editCombined(
      slug: string,
      language: Language,
      changes: EditCombinedSymbolRequest,
    ): Promise<CombinedRow | undefined> {
      const [row] = await handle
        .update(combinedSymbols)
        .set({ ...changes, ...editedNow })
        .where(and(eq(combinedSymbols.slug, slug), eq(combinedSymbols.language, language)))
        .returning();
      return row;
    },

    async findCelebrityName(id: number): Promise<string | undefined> {
      const [row] = await handle
        .select({ name: celebrities.name })
        .from(celebrities)
        .where(eq(celebrities.id, id));
      return row?.name;
    },

    async editCelebrity(id: number, changes: EditCelebrityRequest): Promise<CelebrityRow | undefined> {
      const [row] = await handle
        .update(celebrities)
        .set({ ...changes, ...editedNow })
        .where(eq(celebrities.id, id))
        .returning();
      return row;
    },
  };
}

/** Changes a symbol together with the variations that it is found by. */
export async function editSymbolRow(
  tx: Transaction,
  { slug, language }: { readonly slug: string; readonly language: Language },
  changes: EditSymbolRequest,
): Promise<SymbolRow | undefined> {
  const [row] = await tx
    .update(dreamSymbols)
    .set({ ...changes, ...editedNow })
    .where(and(eq(dreamSymbols.slug, slug), eq(dreamSymbols.language, language)))
    .returning();
  if (row === undefined || changes.variations === undefined) return row;
  await tx.delete(symbolVariations).where(eq(symbolVariations.symbolId, row.id));
  const variations = [...new Set(row.variations)];
  if (variations.length > 0)
    await tx
      .insert(symbolVariations)
      .values(variations.map((variation) => ({ symbolId: row.id, variation })));
  return row;
}

type AdminTable = typeof dreamSymbols | typeof combinedSymbols | typeof celebrities;

function isInRange(table: AdminTable, { language, search, edited, after }: AdminRange): SQL | undefined {
  const sought = search?.trim() ?? '';
  return and(
    language && eq(table.language, language),
    edited && (edited === 'true' ? isNotNull(table.editedAt) : isNull(table.editedAt)),
    sought === '' ? undefined : sql`strpos(lower(unaccent(${table.name})), lower(unaccent(${sought}))) > 0`,
    after ? sql`(${table.name}, ${table.id}) > (${after[0]}, ${after[1]})` : undefined,
  );
}
