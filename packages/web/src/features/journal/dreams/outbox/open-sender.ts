import { type FlushParts, flushOutbox } from './flush-outbox.ts';
import { createOnlySender } from './only-sender.ts';
import { database, openOutbox } from './open-outbox.ts';
import { startSender } from './start-sender.ts';

/** Sends what the member's outbox holds, for as long as this page is open. Gives how to stop. */
export function openSender(
  memberId: number,
  hooks: Pick<FlushParts, 'settleReading' | 'sendRecording' | 'sendMemory' | 'onArrived'>,
): () => void {
  const outbox = openOutbox(memberId);
  const sender = createOnlySender({ locks: navigator.locks, database, now: Date.now });
  const flush = () => flushOutbox({ outbox, database, sender, now: Date.now, ...hooks });
  return startSender({ outbox, flush });
}
