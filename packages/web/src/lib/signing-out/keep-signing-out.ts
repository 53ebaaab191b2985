import { endServerSession, endServerSessionOnLeaving } from './end-server-session.ts';
import { isSigningOut } from './signing-out-mark.ts';

/** Milliseconds between two attempts while a page is open. */
const pause = 15_000;

/**
 * Sees to it that signing out reaches the server where it could not at once: as a page opens, before anything else is
 * asked for, when the connection comes back, when somebody looks at the page, every now and then, and as it is left.
 * Returns how to stop.
 */
export function keepSigningOut(): () => void {
  const attempt = () => {
    if (isSigningOut()) endServerSession().catch(() => undefined);
  };
  attempt();
  const timer = setInterval(attempt, pause);
  window.addEventListener('online', attempt);
  document.addEventListener('visibilitychange', attempt);
  window.addEventListener('pagehide', endServerSessionOnLeaving);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', attempt);
    document.removeEventListener('visibilitychange', attempt);
    window.removeEventListener('pagehide', endServerSessionOnLeaving);
  };
}
