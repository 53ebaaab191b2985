import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { themeOccurrences } from '#server/db/tables/insights/theme-occurrences.ts';
import { type DreamRow, dreams } from '#server/db/tables/journal/dreams.ts';

export type ThemeSource = Pick<DreamRow, 'themes'>;

/** Keeps in which dreams a theme was found: for this dream, `before` no longer holds, `after` does. */
export async function keepThemeOccurrences(
  tx: Transaction,
  { userId, id }: Pick<DreamRow, 'userId' | 'id'>,
  { before, after }: { readonly before?: ThemeSource; readonly after?: ThemeSource },
): Promise<void> {
  const gone = before?.themes ?? [];
  const found = after?.themes ?? [];
  if (isDeepStrictEqual(gone, found)) return;
  // The time is taken from the dream's own row: a date of JavaScript would lose its microseconds.
  const createdAt = sql`(SELECT ${dreams.createdAt} FROM ${dreams} WHERE ${dreams.userId} = ${userId} AND ${dreams.id} = ${id})`;
  if (gone.length > 0) {
    await tx.execute(sql`DELETE FROM ${themeOccurrences} WHERE user_id = ${userId} AND dream_id = ${id}
      AND theme = ANY(${sql.param([...gone])}::text[]) AND created_at = ${createdAt}`);
  }
  if (found.length > 0) {
    await tx.execute(sql`INSERT INTO ${themeOccurrences} (user_id, theme, created_at, dream_id)
      SELECT ${userId}, theme, ${createdAt}, ${id} FROM unnest(${sql.param([...found])}::text[]) AS theme
      ON CONFLICT DO NOTHING`);
  }
}
