import type { MessagingPreferences } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createProfileQueries } from './profile.queries.ts';

/** Keeps how Chitta may write to the member. Mails that an account needs are sent regardless. */
export async function setMessagingPreferences(
  { db }: Pick<AppContext, 'db'>,
  member: Pick<Member, 'id'>,
  preferences: MessagingPreferences,
): Promise<MessagingPreferences> {
  await createProfileQueries(db).update(member.id, preferenceColumns(preferences));
  return preferences;
}

/** The columns that hold the preferences, and the one that says whether any is on. */
export function preferenceColumns({ emailNotifications, pushNotifications }: MessagingPreferences) {
  return {
    emailNotifications,
    pushNotifications,
    messagingOptIn: emailNotifications || pushNotifications,
  };
}
