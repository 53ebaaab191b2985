import type { Outbox } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** `busy`: it is being sent just now, so nothing was done. `gone`: it has arrived, or is no longer on this device. */
export type AtRestOutcome = 'done' | 'busy' | 'gone';

/**
 * Does something with an entry that is not being sent, and lets nobody send it meanwhile: what is changed while it is on
 * its way would arrive twice. Throws what `work` throws.
 */
export async function atRest<Entry extends OutboxEntry>(
  outbox: Outbox,
  entry: Entry,
  work: (held: Entry) => Promise<unknown>,
): Promise<AtRestOutcome> {
  const held = await outbox.hold(entry, 'member', Date.now());
  if (held === 'busy' || held === 'gone') return held;
  try {
    // What it is never changes, only how far it has come.
    await work(held as Entry);
  } finally {
    // A hold that cannot be written down runs out by itself.
    await outbox.release(held).catch(() => undefined);
  }
  return 'done';
}
