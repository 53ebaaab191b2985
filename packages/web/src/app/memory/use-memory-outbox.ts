import { useEffect, useMemo } from 'react';
import { atRest } from '#web/features/journal/dreams/outbox/at-rest.ts';
import { entryOfMemory } from '#web/features/journal/dreams/outbox/memory/entry-of-memory.ts';
import { isMemoryWork, type MemoryWork } from '#web/features/journal/dreams/outbox/memory/memory-work.ts';
import type { OutboxEntry } from '#web/features/journal/dreams/outbox/outbox-entry.ts';
import { useOutbox } from '#web/features/journal/dreams/outbox/use-outbox.ts';
import { deviceMoments } from '#web/features/memory/moments/device/device-moments.ts';
import { useMomentChanges } from './use-moment-changes.ts';

type MemoryEntry<Kind extends MemoryWork['kind']> = OutboxEntry<Extract<MemoryWork, { readonly kind: Kind }>>;

/** What is kept of one kind and not yet on the server, in the order in which it was kept. */
function entriesOf<Kind extends MemoryWork['kind']>(entries: readonly OutboxEntry[], kind: Kind) {
  return entries.filter((entry): entry is MemoryEntry<Kind> => entry.work.kind === kind);
}

/** What the pages of memory keep goes to the server by the outbox, whether there is a connection or not. */
export function useMemoryOutbox(memberId: number) {
  const { outbox, state } = useOutbox(memberId);
  const { entries } = state;
  const waiting = useMemo(
    () => ({
      moments: entriesOf(entries, 'moment').map(({ work, ...entry }) => ({ ...entry, ...work })),
      marks: entriesOf(entries, 'recall-mark').map(({ work }) => work.body),
      exercises: entriesOf(entries, 'exercise-session').map(({ id, work: { body }, refusal }) => ({
        id,
        hasEnded: body !== null && body.completedAt !== null,
        refusal,
      })),
    }),
    [entries],
  );
  const changes = useMomentChanges(outbox, entries);
  // What another page has kept meanwhile.
  useEffect(() => void outbox.refresh(), [outbox]);

  const find = (id: string) => entries.find((entry) => entry.id === id && isMemoryWork(entry.work));
  return {
    waiting,
    changes,
    /** It is known what waits. */
    isReady: state.isReady,
    isSignedOut: state.isSignedOut,
    /** False where this browser keeps nothing: then it is nowhere but on the page. */
    keep: (id: string, work: MemoryWork) =>
      outbox.keep(entryOfMemory({ id, memberId, work, now: Date.now() })),
    /** Throws something away before it is sent; false where it is on its way just now. */
    async forget(id: string): Promise<boolean> {
      const entry = find(id);
      const outcome = entry ? await atRest(outbox, entry, (held) => outbox.remove(held)) : 'gone';
      if (outcome === 'done') await deviceMoments.removePicture(id).catch(() => undefined);
      return outcome !== 'busy';
    },
    /** Tries again what was refused. */
    async retry(id: string): Promise<void> {
      const entry = find(id);
      if (!entry) return;
      await outbox.change(entry, { refusal: null, triedAt: null });
      outbox.wake();
    },
  };
}

export type MemoryOutbox = ReturnType<typeof useMemoryOutbox>;
