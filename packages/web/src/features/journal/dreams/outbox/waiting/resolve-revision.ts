import { api } from '#web/lib/api-client.ts';
import { answerWithin } from '../answer-within.ts';
import type { Outbox } from '../outbox.ts';
import {
  asDreamOfItsOwn,
  type JournalEntry,
  type OutboxEntry,
  type WaitingRevision,
} from '../outbox-entry.ts';

/** Both versions stay: the changed words go into the journal beside the dream as it stands there. */
async function asOwn(entry: JournalEntry, outbox: Outbox): Promise<void> {
  const isKept = await outbox.keep(asDreamOfItsOwn(entry, Date.now()));
  if (isKept) await outbox.remove(entry);
}

/**
 * The member has decided: the changes are made to the dream as it stands now. Rejects without a connection, and where no
 * answer comes.
 */
async function inPlace(entry: OutboxEntry, work: WaitingRevision, outbox: Outbox): Promise<void> {
  const dream = await api('GET /api/dreams/:id', {
    params: { id: String(work.dreamId) },
    signal: AbortSignal.timeout(answerWithin),
  });
  await outbox.change(entry, { work: { ...work, basedOn: dream.updatedAt }, refusal: null });
}

/** What can become of changes whose dream was changed elsewhere, or is gone. */
export const resolveRevision = { asOwn, inPlace };
