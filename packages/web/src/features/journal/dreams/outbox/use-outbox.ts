import { useMemo } from 'react';
import { useStore } from '#web/lib/store.ts';
import { openOutbox } from './open-outbox.ts';
import type { Outbox, OutboxState } from './outbox.ts';

/** The outbox of the member in this tab, and its state as it changes. */
export function useOutbox(memberId: number): { readonly outbox: Outbox; readonly state: OutboxState } {
  // Not opened again by a part that is drawn once more while its member signs out.
  const outbox = useMemo(() => openOutbox(memberId), [memberId]);
  return { outbox, state: useStore(outbox.state) };
}
