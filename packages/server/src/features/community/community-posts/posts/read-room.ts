import { type CommunityRoom, type Language, limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { titleOfTheme } from '#server/features/insights/dream-themes/assert-theme.ts';
import { createCommunityPostQueries } from './community-posts.queries.ts';
import { symbolNames } from './symbol-names.ts';

const { roomMembers, roomDays } = limits.community;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * What others dream of in a room: symbols that at least `roomMembers` members have shared there in the last `roomDays` days,
 * and nothing before so many have shared at all. Throws `themes.not_found`.
 */
export async function readRoom(
  context: Pick<AppContext, 'db' | 'clock' | 'dictionary'>,
  { theme, language }: { readonly theme: string; readonly language: Language },
): Promise<CommunityRoom> {
  const title = await titleOfTheme(context, { name: theme, language });
  const since = new Date(context.clock.now().getTime() - roomDays * dayMs);
  const counted = await createCommunityPostQueries(context.db).countRoom(theme, since, roomMembers);
  const isTold = counted.members >= roomMembers;
  await context.dictionary.refresh();
  const symbols = isTold ? symbolNames(context, language, counted.symbols) : [];
  return { theme, title, days: roomDays, isTold, symbols };
}
