import type { SignupRequest } from '@chitta/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { recoverCode } from '#web/lib/referral-link/kept-code.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { browserTimezone } from './sync-settings.ts';

/** The server opens the session beside its answer; asked too early it would still say nobody is there. */
const recheckDelay = 100;

/** Opens an account and signs in. Throws like `login`. */
export async function signup(
  queryClient: QueryClient,
  fields: Omit<SignupRequest, 'timezone' | 'language' | 'referralCode'>,
): Promise<void> {
  const timezone = browserTimezone();
  const language = currentLanguage();
  const referralCode = recoverCode();
  await api('POST /api/signup', {
    body: { ...fields, language, ...(timezone && { timezone }), ...(referralCode && { referralCode }) },
  });
  await new Promise((resolve) => setTimeout(resolve, recheckDelay));
  await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
}
