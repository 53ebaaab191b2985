import { useMemo } from 'react';
import { atRest } from '#web/features/journal/dreams/outbox/at-rest.ts';
import { entryOfMemory } from '#web/features/journal/dreams/outbox/memory/entry-of-memory.ts';
import type { WaitingMomentChange } from '#web/features/journal/dreams/outbox/memory/memory-work.ts';
import type { Outbox } from '#web/features/journal/dreams/outbox/outbox.ts';
import type { OutboxEntry } from '#web/features/journal/dreams/outbox/outbox-entry.ts';
import {
  addChanges,
  type ChangeActs,
  type PendingChange,
  withChanges,
} from '#web/features/memory/moments/changes/pending-change.ts';
import { randomId } from '#web/lib/forms/random-id.ts';

type ChangeEntry = OutboxEntry<WaitingMomentChange>;

const isChange = (entry: OutboxEntry): entry is ChangeEntry => entry.work.kind === 'moment-change';
const idOf = (momentId: string) => `moment-change-${momentId}`;

/** The words of a change as a moment of their own, at the hour of the one they were written for. */
function ownMoment({ before, changes }: PendingChange) {
  const { note, kind, date, timestamp } = withChanges(before, changes);
  return { kind: 'moment', body: { note, kind, date, timestamp }, hasPicture: false } as const;
}

/** Changes to moments that the server has: kept here first, in one entry a moment. */
export function useMomentChanges(
  outbox: Outbox,
  entries: readonly OutboxEntry[],
): ChangeActs & { readonly waiting: readonly PendingChange[] } {
  const { memberId } = outbox;
  const waiting = useMemo(
    () => entries.filter(isChange).map(({ work, refusal }) => ({ ...work, refusal })),
    [entries],
  );
  // As it stands when it is used: several changes may follow each other before a page is drawn anew.
  const find = (momentId: string) =>
    outbox.state
      .get()
      .entries.filter(isChange)
      .find(({ id }) => id === idOf(momentId));

  function put(momentId: string, work: Omit<WaitingMomentChange, 'kind'>): Promise<boolean> {
    // Never of the same moment as the one whose place it takes: a sender that is at that one leaves this alone.
    const now = Math.max(Date.now(), (find(momentId)?.keptAt ?? 0) + 1);
    const entry = { id: idOf(momentId), memberId, work: { kind: 'moment-change', ...work } as const, now };
    return outbox.keep(entryOfMemory(entry));
  }

  const onChange: ChangeActs['onChange'] = (moment, changes) => {
    const entry = find(moment.id);
    return put(moment.id, addChanges(entry?.work, entry ? entry.work.before : moment, changes));
  };

  const onSettle: ChangeActs['onSettle'] = async (pending, how, current) => {
    const { id } = pending.before;
    if (how === 'mine' && current) return put(id, { before: current, changes: pending.changes, earlier: [] });
    if (how === 'both' && !(await keepOwn(pending))) return false;
    const entry = find(id);
    return !entry || (await atRest(outbox, entry, (held) => outbox.remove(held))) !== 'busy';
  };

  const keepOwn = (pending: PendingChange) =>
    outbox.keep(entryOfMemory({ id: randomId(), memberId, work: ownMoment(pending), now: Date.now() }));

  return { waiting, onChange, onSettle };
}
