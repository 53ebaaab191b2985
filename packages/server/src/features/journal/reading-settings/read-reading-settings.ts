import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createReadingSettingsQueries, type SettingsRow } from './reading-settings.queries.ts';

/** How the member wants to be read to, as it stands now. */
export async function readReadingSettings(
  { db }: Pick<AppContext, 'db'>,
  member: Pick<Member, 'id'>,
): Promise<SettingsRow> {
  return createReadingSettingsQueries(db).find(member.id);
}
