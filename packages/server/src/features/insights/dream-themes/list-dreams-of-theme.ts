import { type DreamTheme, limits, type ReadThemeQuery } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { decodeDreamCursor } from '#server/features/journal/dreams/search/dream-cursor.ts';
import { listTheseDreams } from '#server/features/journal/dreams/themes/list-these-dreams.ts';
import { createDreamThemeQueries } from './dream-themes.queries.ts';

interface DreamsOfTheme extends Pick<ReadThemeQuery, 'cursor' | 'limit'> {
  readonly userId: number;
  readonly theme: string;
}

/** One page of the member's own dreams of a theme, newest first. Throws `requests.invalid` for a cursor that is none. */
export async function listDreamsOfTheme(
  context: Pick<AppContext, 'db' | 'dictionary'>,
  { userId, theme, cursor, limit: size = limits.pageSize.default }: DreamsOfTheme,
): Promise<NonNullable<DreamTheme['dreams']>> {
  const after = cursor === undefined ? null : decodeDreamCursor(cursor);
  // One more than the page tells whether another page follows.
  const found = await createDreamThemeQueries(context.db).listDreams(userId, {
    theme,
    after,
    most: size + 1,
  });
  if (found.length === 0) return { items: [], nextCursor: null };
  const ids = found.slice(0, size).map(({ id }) => id);
  const { items, end } = await listTheseDreams(context, userId, ids);
  return { items, nextCursor: found.length > size ? end : null };
}
