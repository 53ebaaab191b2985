import type { Dream } from '@chitta/contract';
import { api } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { answerWithin } from './answer-within.ts';
import type { OnlySender } from './only-sender.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxDatabase } from './outbox-database.ts';
import { inOrder, isUnsure, type OutboxEntry, type Refusal } from './outbox-entry.ts';
import { type SendSteps, sendEntry } from './send-entry.ts';
import { hadNoAnswer, MemberLeft, type SendFailure, sortFailure } from './sort-failure.ts';

export interface FlushParts {
  readonly outbox: Outbox;
  readonly database: Pick<OutboxDatabase, 'list'>;
  readonly sender: OnlySender;
  readonly settleReading: SendSteps['settleReading'];
  readonly sendRecording: SendSteps['sendRecording'];
  readonly sendMemory: SendSteps['sendMemory'];
  /** The entry is in the journal, and off the device. */
  readonly onArrived: (dream: Dream, entry: OutboxEntry) => void;
  readonly now: () => number;
}

/** `done`: nothing is left that could go. `later`: something is. `stopped`: nobody, or somebody else, is signed in. */
export type FlushOutcome = 'done' | 'later' | 'stopped';

/** The number of the member who is signed in; null: nobody. Another tab may have changed that. */
async function whoIsThere(): Promise<number | null> {
  const user = await api('GET /api/user', {
    onUnauthorized: 'null',
    signal: AbortSignal.timeout(answerWithin),
  });
  return user?.id ?? null;
}

const unsure: Refusal = { reason: 'unsure', message: '' };

function refusalOf(error: unknown): Refusal {
  const reason = error instanceof ApiError ? (error.reason ?? error.code) : 'unknown';
  return { reason, message: errorMessage(error) };
}

/** Another tab may have signed somebody else in since: what the server refuses them says nothing of this member's. */
async function confirmMember(memberId: number): Promise<void> {
  const there = await whoIsThere();
  if (there !== memberId) throw new MemberLeft(there);
}

/** Sends one entry that is held. Throws why it did not arrive; `refused` only what the server refuses this member. */
async function send(entry: OutboxEntry, parts: FlushParts): Promise<void> {
  const { outbox, settleReading, sendRecording, sendMemory, now } = parts;
  const confirm = () => confirmMember(outbox.memberId);
  const note = (changes: Partial<OutboxEntry>) => outbox.change(entry, changes);
  try {
    const steps = { note, settleReading, sendRecording, sendMemory, confirmMember: confirm, now };
    const dream = await sendEntry(entry, steps);
    await outbox.remove(entry);
    if (dream) parts.onArrived(dream, entry);
  } catch (error) {
    if (sortFailure(error) === 'refused') await confirm();
    throw error;
  }
}

/** Sends one entry and writes down what came of it; null where it has gone. */
async function attempt(name: OutboxEntry, parts: FlushParts): Promise<SendFailure | 'unreachable' | null> {
  const { outbox, now } = parts;
  const entry = await outbox.hold(name, 'sender', now());
  if (entry === 'gone') return null;
  if (entry === 'busy') return 'later';
  try {
    await send(entry, parts);
    return null;
  } catch (error) {
    const failure = sortFailure(error);
    const refusal = failure === 'refused' && { refusal: refusalOf(error) };
    await outbox.change(entry, { ...refusal, hold: undefined });
    return hadNoAnswer(error) ? 'unreachable' : failure;
  }
}

/** Entries that go now; those that nobody can tell of any more wait for their member. */
async function sendable({ outbox, database, now }: FlushParts): Promise<readonly OutboxEntry[]> {
  const entries = inOrder(await database.list(outbox.memberId)).filter(({ refusal }) => !refusal);
  const isOpen = (entry: OutboxEntry) => !isUnsure(entry, now());
  for (const entry of entries) if (!isOpen(entry)) await outbox.change(entry, { refusal: unsure });
  return entries.filter(isOpen);
}

async function sendAll(parts: FlushParts): Promise<FlushOutcome> {
  const { outbox } = parts;
  let outcome: FlushOutcome = 'done';
  let isMomentLate = false;
  for (const entry of await sendable(parts)) {
    // Moments are numbered as they arrive: a later one does not go before an earlier.
    if (isMomentLate && entry.work.kind === 'moment') continue;
    const failure = await attempt(entry, parts);
    if (failure === 'unreachable') return 'later';
    if (failure === 'signed-out') outbox.mark({ isSignedOut: true });
    if (failure === 'signed-out' || failure === 'not-ours') return 'stopped';
    if (failure !== 'later') continue;
    outcome = 'later';
    isMomentLate ||= entry.work.kind === 'moment';
  }
  return outcome;
}

async function flushAlone(parts: FlushParts): Promise<FlushOutcome> {
  const { outbox } = parts;
  const there = await whoIsThere();
  outbox.mark({ isSignedOut: there === null });
  if (there !== outbox.memberId) return 'stopped';
  outbox.mark({ isSending: true });
  try {
    return await sendAll(parts);
  } finally {
    outbox.mark({ isSending: false });
  }
}

/**
 * Sends what waits, oldest first, while no other tab does; each entry leaves the device only after the server has
 * confirmed it. Never rejects.
 */
export async function flushOutbox(parts: FlushParts): Promise<FlushOutcome> {
  const { outbox, database, sender } = parts;
  try {
    const entries = await database.list(outbox.memberId);
    if (entries.every(({ refusal }) => refusal !== null)) return 'done';
    let outcome: FlushOutcome = 'later';
    await sender.run(outbox.memberId, async () => {
      outcome = await flushAlone(parts);
    });
    return outcome;
  } catch {
    return 'later';
  }
}
