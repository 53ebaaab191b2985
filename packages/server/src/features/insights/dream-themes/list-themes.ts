import type { DreamThemes, Language } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { presentThemeItem } from './dream-themes.presenter.ts';
import { createDreamThemeQueries } from './dream-themes.queries.ts';

/** All themes, group by group; for a member with how often they dreamt of each. */
export async function listThemes(
  { db }: Pick<AppContext, 'db'>,
  { member, language }: { readonly member: Member | null; readonly language: Language },
): Promise<DreamThemes> {
  const queries = createDreamThemeQueries(db);
  const themes = await queries.listThemes(language);
  if (member === null) {
    return {
      language,
      items: themes.map((theme) => presentThemeItem(theme, null)),
      unread: 0,
      nextCursor: null,
    };
  }
  const [own, unread] = await Promise.all([queries.listOwn(member.id), queries.countUnread(member.id)]);
  const ownByName = new Map(own.map((row) => [row.theme, row]));
  const items = themes.map((theme) => presentThemeItem(theme, ownByName.get(theme.name)));
  return { language, items, unread, nextCursor: null };
}
