import type { Language } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createDreamThemeQueries } from './dream-themes.queries.ts';

/** What a theme is called; in English where it is not there in a language. Throws `themes.not_found`. */
export async function titleOfTheme(
  { db }: Pick<AppContext, 'db'>,
  { name, language }: { readonly name: string; readonly language: Language },
): Promise<string> {
  const queries = createDreamThemeQueries(db);
  const theme = (await queries.findTheme(name, language)) ?? (await queries.findTheme(name, 'en'));
  assertThat(theme, 'themes.not_found');
  return theme.title;
}

/** Throws `themes.not_found` where there is no theme of that name; null is none, and fine. */
export async function assertTheme({ db }: Pick<AppContext, 'db'>, name: string | null): Promise<void> {
  if (name === null) return;
  assertThat(await createDreamThemeQueries(db).findTheme(name, 'en'), 'themes.not_found');
}
