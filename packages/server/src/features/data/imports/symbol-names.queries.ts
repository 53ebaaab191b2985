import { and, eq, isNull } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type NewPersonalSymbol, personalSymbols } from '#server/db/tables/symbols/personal-symbols.ts';

export function createSymbolNameQueries(handle: Handle) {
  const kept = (userId: number) => and(eq(personalSymbols.userId, userId), isNull(personalSymbols.deletedAt));

  return {
    /** Names of the member's own symbols, as they are told apart. */
    list: (userId: number) =>
      handle
        .select({
          id: personalSymbols.id,
          language: personalSymbols.language,
          nameKey: personalSymbols.nameKey,
        })
        .from(personalSymbols)
        .where(kept(userId)),

    count: (userId: number): Promise<number> => handle.$count(personalSymbols, kept(userId)),

    /** False where another symbol of the member has the name by now. */
    async insert(values: NewPersonalSymbol): Promise<boolean> {
      const inserted = await handle
        .insert(personalSymbols)
        .values(values)
        .onConflictDoNothing()
        .returning({ id: personalSymbols.id });
      return inserted.length > 0;
    },

    async takeOut(userId: number, id: number, deletedAt: Date): Promise<void> {
      await handle
        .update(personalSymbols)
        .set({ deletedAt })
        .where(and(kept(userId), eq(personalSymbols.id, id)));
    },
  };
}
