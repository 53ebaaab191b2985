import type { ChangeReadingSettingsRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { readReadingSettings } from './read-reading-settings.ts';
import { createReadingSettingsQueries, type SettingsRow } from './reading-settings.queries.ts';

/** Changes what is given and leaves the rest. */
export async function changeReadingSettings(
  { db, clock }: AppContext,
  member: Pick<Member, 'id'>,
  { followUpQuestions, hasModelConsent, address }: ChangeReadingSettingsRequest,
): Promise<SettingsRow> {
  const change = {
    ...(followUpQuestions !== undefined && { followUpQuestions }),
    ...(hasModelConsent !== undefined && { consent: hasModelConsent ? clock.now() : null }),
    ...(address !== undefined && { address }),
  };
  if (Object.keys(change).length === 0) return readReadingSettings({ db }, member);
  return createReadingSettingsQueries(db).update(member.id, change);
}
