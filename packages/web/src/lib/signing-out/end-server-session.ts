import { api } from '../api-client.ts';
import { clearSigningOut, isSigningOut } from './signing-out-mark.ts';

/** Milliseconds that the server may take. */
const patience = 10_000;

let running: Promise<void> | null = null;

/**
 * Has the server end the session that this browser is signing out of; one attempt at a time, which all who ask wait for.
 * Throws where there is no answer, or another one than that it is done: the browser goes on being signed out, and it is
 * tried again.
 */
export function endServerSession(): Promise<void> {
  running ??= attempt().finally(() => {
    running = null;
  });
  return running;
}

async function attempt(): Promise<void> {
  const query = { ifSigningOut: 'true' } as const;
  const { success } = await api('POST /api/auth/logout', { query, signal: AbortSignal.timeout(patience) });
  if (success) clearSigningOut();
}

/** Settles once no attempt is under way, so that its answer cannot take away the session of whoever signs in next. */
export async function afterSigningOut(): Promise<void> {
  await running?.catch(() => undefined);
}

/** The same for a page that is being left: sent without waiting, and it arrives though the page is gone. */
export function endServerSessionOnLeaving(): void {
  if (isSigningOut()) navigator.sendBeacon?.('/api/auth/logout?ifSigningOut=true');
}
