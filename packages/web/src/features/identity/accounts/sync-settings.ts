import type { ChangeSettingsRequest, SessionUser } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { sessionQuery } from '#web/lib/session.ts';

/** The time zone of this browser, as an IANA name. */
export function browserTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A failure is only logged: days still end at the hour of the zone before, mails still speak a language. */
async function save(queryClient: QueryClient, changes: ChangeSettingsRequest): Promise<void> {
  try {
    const updated = await api('PATCH /api/user', { body: changes });
    queryClient.setQueryData(sessionQuery.queryKey, updated);
  } catch (error) {
    console.warn('The settings could not be saved:', error instanceof Error ? error.message : error);
  }
}

/**
 * Tells the server where the member's days begin, when this browser's time zone is another than it knows and the member
 * has chosen none, and in which language mails speak, when it does not know that yet.
 */
export async function syncSettings(queryClient: QueryClient, user: SessionUser): Promise<void> {
  const timezone = browserTimezone();
  const changes = {
    ...(timezone && !user.isTimezoneChosen && timezone !== user.timezone && { timezone }),
    ...(user.language === null && { language: currentLanguage() }),
  };
  if (Object.keys(changes).length > 0) await save(queryClient, changes);
}

/** Tells the server which language the member has chosen, for mails. */
export function saveLanguage(queryClient: QueryClient, language: Language): Promise<void> {
  return save(queryClient, { language });
}
