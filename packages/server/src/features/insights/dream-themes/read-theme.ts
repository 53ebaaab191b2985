import type { DreamTheme, ReadThemeQuery } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { dictionaryIndex } from '#server/features/symbols/dictionary/browse/dictionary-index.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { isPremiumMember, type Member } from '#server/platform/sessions/member.ts';
import { presentPrevalence, presentTechnique, presentThemeItem } from './dream-themes.presenter.ts';
import { createDreamThemeQueries } from './dream-themes.queries.ts';
import { listDreamsOfTheme } from './list-dreams-of-theme.ts';

interface ReadTheme {
  readonly member: Member | null;
  readonly name: string;
  readonly query: ReadThemeQuery;
}

/**
 * One theme with what is said of it; for a member with their own dreams of it. Throws `themes.not_found`, and
 * `requests.invalid` for a cursor that is none.
 */
export async function readTheme(
  context: Pick<AppContext, 'db' | 'dictionary' | 'clock'>,
  { member, name, query: { language = 'en', ...page } }: ReadTheme,
): Promise<DreamTheme> {
  const queries = createDreamThemeQueries(context.db);
  const theme = await queries.findTheme(name, language);
  assertThat(theme, 'themes.not_found');
  await context.dictionary.refresh();
  const [insights, techniques, own, dreams] = await Promise.all([
    queries.listInsights(theme.id),
    queries.listTechniques(theme.id),
    member && queries.findOwn(member.id, name),
    member && listDreamsOfTheme(context, { userId: member.id, theme: name, ...page }),
  ]);
  const isPremium = member !== null && isPremiumMember(member, context.clock.now());
  const index = dictionaryIndex(context.dictionary, language);
  return {
    ...presentThemeItem(theme, own),
    language,
    insights: insights.map(({ insightType: type, insightText: text }) => ({ type, text })),
    techniques: techniques.map((technique) => presentTechnique(technique, isPremium)),
    prevalence: presentPrevalence(theme.prevalence),
    // An entry that an admin has hidden is left out.
    symbols: theme.symbolKeywords.flatMap((slug) => {
      const entry = index.find(slug)?.item;
      return entry ? [{ name: entry.name, address: entry.address }] : [];
    }),
    dreams,
  };
}
