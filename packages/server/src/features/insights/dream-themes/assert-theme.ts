import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createDreamThemeQueries } from './dream-themes.queries.ts';

/** Throws `themes.not_found` where there is no theme of that name; null is none, and fine. */
export async function assertTheme({ db }: Pick<AppContext, 'db'>, name: string | null): Promise<void> {
  if (name === null) return;
  assertThat(await createDreamThemeQueries(db).findTheme(name, 'en'), 'themes.not_found');
}
