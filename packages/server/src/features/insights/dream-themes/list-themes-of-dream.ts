import type { Language, ThemesOfDream } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { findThemesOfDream } from '#server/features/journal/dreams/themes/find-themes-of-dream.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createDreamThemeQueries } from './dream-themes.queries.ts';

/** The themes of one of the member's own dreams. Throws `dreams.not_found`, also for dreams of others. */
export async function listThemesOfDream(
  { db }: Pick<AppContext, 'db'>,
  { member, id, language }: { readonly member: Member; readonly id: number; readonly language: Language },
): Promise<ThemesOfDream> {
  const names = await findThemesOfDream(db, member.id, id);
  if (names.length === 0) return { items: [], nextCursor: null };
  const known = new Map(
    (await createDreamThemeQueries(db).listNamed(names, language)).map((theme) => [theme.name, theme]),
  );
  return { items: names.flatMap((name) => known.get(name) ?? []), nextCursor: null };
}
