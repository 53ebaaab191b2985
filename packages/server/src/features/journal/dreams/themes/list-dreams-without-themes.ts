import type { AppContext } from '#server/context.ts';
import { createKeptThemesQueries, type DreamWithoutThemes } from './kept-themes.queries.ts';

export type { DreamWithoutThemes };

/** Dreams of anybody in which nobody has looked for themes yet, `most` of them. */
export function listDreamsWithoutThemes(
  { db }: Pick<AppContext, 'db'>,
  most: number,
): Promise<DreamWithoutThemes[]> {
  return createKeptThemesQueries(db).listWithout(most);
}
