import { and, eq, isNull } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { personalSymbols } from '#server/db/tables/symbols/personal-symbols.ts';

/** What recognition and readings need of a member's own symbols. */
export function createPersonalEntryQueries(handle: Handle) {
  const { id, language, group, name, category, description, personalContext, variations } = personalSymbols;
  return {
    list: (userId: number) =>
      handle
        .select({ id, language, group, name, category, description, personalContext, variations })
        .from(personalSymbols)
        .where(and(eq(personalSymbols.userId, userId), isNull(personalSymbols.deletedAt)))
        .orderBy(id),
  };
}
