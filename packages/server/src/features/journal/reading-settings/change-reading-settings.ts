import type { ChangeReadingSettingsRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { readReadingSettings } from './read-reading-settings.ts';
import { createReadingSettingsQueries, type SettingsRow } from './reading-settings.queries.ts';

/** Changes what is given and leaves the rest. Consent is given for the host of the model that is set up now. */
export async function changeReadingSettings(
  { db, clock, ai }: AppContext,
  member: Pick<Member, 'id'>,
  { followUpQuestions, hasModelConsent, address }: ChangeReadingSettingsRequest,
): Promise<SettingsRow> {
  const given = { at: clock.now(), host: ai?.host ?? null };
  const change = {
    ...(followUpQuestions !== undefined && { followUpQuestions }),
    ...(hasModelConsent !== undefined && { consent: hasModelConsent ? given : null }),
    ...(address !== undefined && { address }),
  };
  if (Object.keys(change).length === 0) return readReadingSettings({ db }, member);
  return createReadingSettingsQueries(db).update(member.id, change);
}
