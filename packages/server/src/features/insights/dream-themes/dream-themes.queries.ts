import type { Language } from '@chitta/contract';
import { and, count, eq, inArray, isNull, max, min, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { momentOfMicros } from '#server/db/moment-of-micros.ts';
import { dreamThemes } from '#server/db/tables/insights/dream-themes.ts';
import { themeInsights } from '#server/db/tables/insights/theme-insights.ts';
import { themeOccurrences } from '#server/db/tables/insights/theme-occurrences.ts';
import { themeTechniques } from '#server/db/tables/insights/theme-techniques.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import type { DreamCursor } from '#server/features/journal/dreams/search/dream-cursor.ts';

export type ThemeRow = typeof dreamThemes.$inferSelect;
/** How often a member dreamt of a theme, and when. */
export interface OwnThemeRow {
  readonly theme: string;
  readonly dreams: number;
  readonly first: Date | null;
  readonly last: Date | null;
}

export function createDreamThemeQueries(handle: Handle) {
  const ofMember = (userId: number) => eq(themeOccurrences.userId, userId);
  const own = (condition: SQL | undefined) =>
    handle
      .select({
        theme: themeOccurrences.theme,
        dreams: count(),
        first: min(themeOccurrences.createdAt),
        last: max(themeOccurrences.createdAt),
      })
      .from(themeOccurrences)
      .where(condition)
      .groupBy(themeOccurrences.theme);

  return {
    /** All themes of a language, group by group. */
    listThemes: (language: Language) =>
      handle
        .select()
        .from(dreamThemes)
        .where(eq(dreamThemes.language, language))
        .orderBy(dreamThemes.orderIndex),

    async findTheme(name: string, language: Language): Promise<ThemeRow | undefined> {
      const [theme] = await handle
        .select()
        .from(dreamThemes)
        .where(and(eq(dreamThemes.name, name), eq(dreamThemes.language, language)));
      return theme;
    },

    /** Those of these names that there are, in a language. */
    listNamed: (names: readonly string[], language: Language) =>
      handle
        .select({ name: dreamThemes.name, title: dreamThemes.title })
        .from(dreamThemes)
        .where(and(inArray(dreamThemes.name, [...names]), eq(dreamThemes.language, language))),

    listInsights: (themeId: number) =>
      handle
        .select()
        .from(themeInsights)
        .where(eq(themeInsights.themeId, themeId))
        .orderBy(themeInsights.orderIndex),

    listTechniques: (themeId: number) =>
      handle
        .select()
        .from(themeTechniques)
        .where(eq(themeTechniques.themeId, themeId))
        .orderBy(themeTechniques.orderIndex),

    /** Every theme that the member dreamt of. */
    listOwn: (userId: number) => own(ofMember(userId)),

    async findOwn(userId: number, theme: string): Promise<OwnThemeRow | undefined> {
      const [found] = await own(and(ofMember(userId), eq(themeOccurrences.theme, theme)));
      return found;
    },

    /** Ids of the member's dreams of a theme, the newest first. */
    listDreams: (
      userId: number,
      {
        theme,
        after,
        most,
      }: { readonly theme: string; readonly after: DreamCursor | null; readonly most: number },
    ) =>
      handle
        .select({ id: themeOccurrences.dreamId })
        .from(themeOccurrences)
        .where(
          and(
            ofMember(userId),
            eq(themeOccurrences.theme, theme),
            after === null
              ? undefined
              : sql`(${themeOccurrences.createdAt}, ${themeOccurrences.dreamId})
                  < (${momentOfMicros(after.createdAtMicros)}, ${after.id})`,
          ),
        )
        .orderBy(sql`${themeOccurrences.createdAt} DESC, ${themeOccurrences.dreamId} DESC`)
        .limit(most),

    /** Dreams of the member that nobody has looked at for themes. */
    countUnread: (userId: number): Promise<number> =>
      handle.$count(dreams, and(eq(dreams.userId, userId), isNull(dreams.themes), isNull(dreams.deletedAt))),
  };
}
