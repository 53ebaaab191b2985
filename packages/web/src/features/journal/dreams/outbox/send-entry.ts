import type { Dream } from '@chitta/contract';
import { api } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { answerWithin } from './answer-within.ts';
import type { OutboxEntry, WaitingDream, WaitingRevision } from './outbox-entry.ts';

export interface SendSteps {
  /** Writes down how far it has come, before the next step; rejects where it cannot. */
  readonly note: (changes: Partial<OutboxEntry>) => Promise<void>;
  /** Lets the server count a reading that was made here; gives what is to be kept. */
  readonly settleReading: (work: WaitingDream) => Promise<WaitingDream>;
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

/** Whether the dream holds all that the changes say. */
function holds(dream: Dream, { changes }: WaitingRevision): boolean {
  const { title, content, category, tags } = changes;
  return (
    (title === undefined || title === '' || title === dream.title) &&
    (content === undefined || content === dream.content) &&
    (category === undefined || category === dream.category) &&
    (tags === undefined || tags.join('\n') === dream.tags.join('\n'))
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

async function sendAnswer(dreamId: number, text: string, steps: SendSteps): Promise<void> {
  const params = { id: String(dreamId) };
  await api('PUT /api/dreams/:id/answer', { params, body: { text }, signal: signal() }).catch((error) =>
    gone(error, steps),
  );
}

/**
 * Sends one entry, step by step, so that a crash between any two of them repeats nothing and leaves nothing out.
 * Gives the dream, or null where it is in the journal no longer. Throws what the calls throw.
 */
export async function sendEntry(entry: OutboxEntry, steps: SendSteps): Promise<Dream | null> {
  const { work, answer } = entry;
  if (work.kind === 'revision') return sendRevision(work);
  const dream = entry.arrivedAs === null ? await sendNewDream(entry, work, steps) : null;
  const arrivedAs = entry.arrivedAs ?? dream?.id;
  if (answer !== '' && arrivedAs !== undefined) await sendAnswer(arrivedAs, answer, steps);
  return dream;
}
