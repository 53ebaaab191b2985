import type { Dream } from '@chitta/contract';
import { api } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { answerWithin } from './answer-within.ts';
import { isMemoryWork, type MemoryWork } from './memory/memory-work.ts';
import {
  fileHoldLasts,
  type OutboxEntry,
  saidOf,
  toSay,
  type WaitingDream,
  type WaitingRevision,
} from './outbox-entry.ts';
import { sendSaid } from './send-said.ts';
import { sortFailure } from './sort-failure.ts';

export interface SendSteps {
  /** Writes down how far it has come, before the next step; rejects where it cannot. */
  readonly note: (changes: Partial<OutboxEntry>) => Promise<void>;
  /** Lets the server count a reading that was made here; gives what is to be kept. */
  readonly settleReading: (work: WaitingDream) => Promise<WaitingDream>;
  /** Sends a recording of this device to its dream. */
  readonly sendRecording: (dreamId: number, recordingId: string) => Promise<void>;
  /** Sends what the pages of memory keep, under the entry’s id. */
  readonly sendMemory: (id: string, work: MemoryWork) => Promise<void>;
  /** Throws where the member is no longer the one who is signed in: to anybody else, nothing of theirs is there. */
  readonly confirmMember: () => Promise<void>;
  readonly now: () => number;
}

const isReason = (error: unknown, reason: string) => error instanceof ApiError && error.reason === reason;
const signal = () => AbortSignal.timeout(answerWithin);

/** The dream had arrived before, and was deleted since: there is nothing left to send. */
async function gone(error: unknown, { confirmMember }: SendSteps): Promise<null> {
  if (!isReason(error, 'dreams.not_found')) throw error;
  await confirmMember();
  return null;
}

async function sendNewDream(entry: OutboxEntry, work: WaitingDream, steps: SendSteps): Promise<Dream | null> {
  const isFirst = entry.triedAt === null;
  const settled = await steps.settleReading(work);
  // What may have arrived already is sent again as it was.
  const sent = isFirst ? settled : work;
  if (isFirst) await steps.note({ work: sent, triedAt: steps.now() });
  const headers = { 'idempotency-key': entry.id };
  const dream = await api('POST /api/dreams', { body: sent.body, headers, signal: signal() }).catch((error) =>
    gone(error, steps),
  );
  if (dream) await steps.note({ arrivedAs: dream.id });
  return dream;
}

const isList = (wanted: readonly string[] | undefined, kept: readonly string[] = []) =>
  wanted === undefined || wanted.join('\n') === kept.join('\n');

/** Whether the dream holds all that the changes say. */
function holds(dream: Dream, { changes }: WaitingRevision): boolean {
  const { title, content, category, tags, feelings } = changes;
  return (
    (title === undefined || title === '' || title === dream.title) &&
    (content === undefined || content === dream.content) &&
    (category === undefined || category === dream.category) &&
    isList(tags, dream.tags) &&
    isList(feelings, dream.feelings)
  );
}

/** Changed since: by us, where only the answer was lost, or by another device, which is not written over. */
async function compare(work: WaitingRevision, error: unknown): Promise<Dream> {
  if (!isReason(error, 'dreams.changed_meanwhile')) throw error;
  const dream = await api('GET /api/dreams/:id', {
    params: { id: String(work.dreamId) },
    signal: signal(),
  });
  if (holds(dream, work)) return dream;
  throw error;
}

function sendRevision(work: WaitingRevision): Promise<Dream> {
  const { dreamId, changes, basedOn } = work;
  return api('PATCH /api/dreams/:id', {
    params: { id: String(dreamId) },
    body: { ...changes, basedOn },
    signal: signal(),
  }).catch((error) => compare(work, error));
}

/** Says it to the reading; gives why the server refuses it for good, or null. */
async function say(dreamId: number, entry: OutboxEntry, steps: SendSteps): Promise<unknown> {
  try {
    await sendSaid(dreamId, saidOf(entry), { signal, onTold: (left) => steps.note(toSay(left)) });
    return null;
  } catch (error) {
    if (isReason(error, 'dreams.not_found')) return gone(error, steps);
    if (sortFailure(error) === 'refused') return error;
    throw error;
  }
}

async function sendRest(dreamId: number, entry: OutboxEntry, steps: SendSteps): Promise<void> {
  const { recordingId } = entry;
  // What the reading cannot be told says nothing of the voice: that one goes all the same.
  const refused = await say(dreamId, entry, steps);
  if (recordingId !== undefined) {
    await steps.note({ hold: { by: 'sender', until: steps.now() + fileHoldLasts } });
    await steps.sendRecording(dreamId, recordingId).catch((error) => gone(error, steps));
    await steps.note({ recordingId: undefined });
  }
  if (refused) throw refused;
}

async function sendMemoryWork(entry: OutboxEntry, work: MemoryWork, steps: SendSteps): Promise<void> {
  if (entry.triedAt === null) await steps.note({ triedAt: steps.now() });
  const isLarge = work.kind === 'moment' && work.hasPicture;
  if (isLarge) await steps.note({ hold: { by: 'sender', until: steps.now() + fileHoldLasts } });
  await steps.sendMemory(entry.id, work);
}

/**
 * Sends one entry, step by step, so that a crash between any two of them repeats nothing and leaves nothing out.
 * Gives the dream, or null where it is in the journal no longer, or never was to be. Throws what the calls throw.
 */
export async function sendEntry(entry: OutboxEntry, steps: SendSteps): Promise<Dream | null> {
  const { work } = entry;
  if (isMemoryWork(work)) {
    await sendMemoryWork(entry, work, steps);
    return null;
  }
  if (work.kind === 'revision') return sendRevision(work);
  const dream = entry.arrivedAs === null ? await sendNewDream(entry, work, steps) : null;
  const arrivedAs = entry.arrivedAs ?? dream?.id;
  if (arrivedAs !== undefined) await sendRest(arrivedAs, entry, steps);
  return dream;
}
