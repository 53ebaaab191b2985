import { and, eq, isNull } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type DreamRow, dreams } from '#server/db/tables/journal/dreams.ts';

export type DreamWithoutThemes = Pick<DreamRow, 'userId' | 'id' | 'content' | 'language'>;

export function createKeptThemesQueries(handle: Handle) {
  return {
    /** Dreams that nobody has looked for themes in. */
    listWithout: (most: number): Promise<DreamWithoutThemes[]> =>
      handle
        .select({ userId: dreams.userId, id: dreams.id, content: dreams.content, language: dreams.language })
        .from(dreams)
        .where(and(isNull(dreams.themes), isNull(dreams.deletedAt)))
        .orderBy(dreams.userId, dreams.id)
        .limit(most),

    async set(userId: number, id: number, themes: readonly string[]): Promise<DreamRow | undefined> {
      const [after] = await handle
        .update(dreams)
        .set({ themes: [...themes] })
        .where(and(eq(dreams.userId, userId), eq(dreams.id, id)))
        .returning();
      return after;
    },
  };
}
