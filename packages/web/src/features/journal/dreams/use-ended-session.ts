import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { sessionKey } from '#web/lib/session.ts';

/** True for the answer to a call whose session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/**
 * Notices that the session has ended without taking the page away: the words stay under the caret until the member
 * chooses to sign in again, which leads back here.
 */
export function useEndedSession(flush: () => Promise<void>) {
  const client = useQueryClient();
  const [hasEnded, setEnded] = useState(false);
  async function signInAgain() {
    await flush();
    // The gate of private pages does the rest: it leads to the sign-in page and back.
    client.setQueryData(sessionKey, null);
  }
  return { hasEnded, noteEnd: () => setEnded(true), signInAgain };
}
