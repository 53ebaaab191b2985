import { createOutbox, type Outbox, type TabNews } from './outbox.ts';
import { createOutboxDatabase } from './outbox-database.ts';

/** The one of this browser. */
export const database = createOutboxDatabase();
const outboxes = new Map<number, Outbox>();

/** Old browsers have no such channel: their tabs look again when they come to the front. */
function createTabNews(memberId: number): TabNews {
  const name = `chitta.outbox.${memberId}`;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  return {
    tell: () => channel?.postMessage('changed'),
    listen(listener) {
      const look = () => document.visibilityState === 'visible' && listener();
      channel?.addEventListener('message', listener);
      document.addEventListener('visibilitychange', look);
      return () => {
        channel?.removeEventListener('message', listener);
        document.removeEventListener('visibilitychange', look);
      };
    },
  };
}

/** The outbox of a member in this tab; the same one however often it is asked for. */
export function openOutbox(memberId: number): Outbox {
  const known = outboxes.get(memberId);
  if (known) return known;
  const outbox = createOutbox({ memberId, database, news: createTabNews(memberId) });
  outboxes.set(memberId, outbox);
  return outbox;
}

/** How many entries of a member wait on this device; 0 where the browser cannot say. */
export async function countWaiting(memberId: number): Promise<number> {
  const entries = await database.list(memberId).catch(() => []);
  return entries.length;
}

/** Forgets what waits, for an account that is closed. */
export async function emptyOutbox(memberId: number): Promise<void> {
  for (const entry of await database.list(memberId)) await openOutbox(memberId).remove(entry);
}
