import { whenForgotten } from '#web/lib/signing-out/forget-member.ts';
import { openChannel } from '#web/lib/signing-out/open-channel.ts';
import { createOutbox, type Outbox, type TabNews } from './outbox.ts';
import { createOutboxDatabase } from './outbox-database.ts';

/** The one of this browser. */
export const database = createOutboxDatabase();
/** There is one member at a time. */
let current: Outbox | null = null;

/** Old browsers have no such channel: their tabs look again when they come to the front. */
function createTabNews(memberId: number): TabNews {
  const channel = openChannel(`chitta.outbox.${memberId}`);
  const listening = new AbortController();
  const { signal } = listening;
  return {
    tell: () => !signal.aborted && channel?.postMessage('changed'),
    listen(listener) {
      const look = () => document.visibilityState === 'visible' && listener();
      channel?.addEventListener('message', listener, { signal });
      document.addEventListener('visibilitychange', look, { signal });
    },
    close() {
      listening.abort();
      channel?.close();
    },
  };
}

/** The outbox of a member in this tab; the same one however often it is asked for, until the member signs out. */
export function openOutbox(memberId: number): Outbox {
  if (current?.memberId === memberId) return current;
  dropOutbox();
  current = createOutbox({ memberId, database, news: createTabNews(memberId) });
  return current;
}

function dropOutbox(): void {
  current?.close();
  current = null;
}

// The member has signed out, here or in another window: what waits stays on the device, but not in this page.
whenForgotten(dropOutbox);

/** How many entries of a member wait on this device; 0 where the browser cannot say. */
export async function countWaiting(memberId: number): Promise<number> {
  const entries = await database.list(memberId).catch(() => []);
  return entries.length;
}

/** Forgets what waits, for an account that is closed. */
export async function emptyOutbox(memberId: number): Promise<void> {
  for (const entry of await database.list(memberId)) await openOutbox(memberId).remove(entry);
  dropOutbox();
}
