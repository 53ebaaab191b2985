import type { AnnouncementAudience, Language } from '@chitta/contract/limits';
import type { AppContext } from '#server/context.ts';
import { createAudienceQueries } from './audience.queries.ts';

interface Asked {
  readonly audience: AnnouncementAudience;
  readonly language?: Language | undefined;
}

/** How many members an announcement would be for now. */
export function countAudience(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { audience, language = 'en' }: Asked,
): Promise<{ members: number; withPush: number }> {
  return createAudienceQueries(db).count({ audience, audienceLanguage: language }, clock.now());
}
