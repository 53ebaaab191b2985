import { parentPort, workerData } from 'node:worker_threads';
import { invariant } from '#server/platform/errors/invariant.ts';
import { type FoundBatch, readBatches } from './read-batches.ts';
import type { SourceFile } from './read-csv.ts';
import { Refusal, type RefusalCause, type RefusalReason } from './refusal.ts';

/** What the reading thread says, one message after the other; each batch waits until the one before is kept. */
export type ThreadMessage =
  | { readonly type: 'batch'; readonly batch: FoundBatch }
  | { readonly type: 'end' }
  | ({ readonly type: 'refused' } & RefusalFields);

/** A refusal as it crosses between threads. */
export interface RefusalFields {
  readonly reason: RefusalReason;
  readonly detail: RefusalCause | undefined;
  readonly file: string;
  readonly line: number | undefined;
}

const port = parentPort;
invariant(port, 'runs in a thread');
const say = (message: ThreadMessage) => port.postMessage(message);

const { files, folder } = workerData as { files: SourceFile[]; folder: string };
try {
  for await (const batch of readBatches(files, folder)) {
    const kept = new Promise((resolve) => port.once('message', resolve));
    say({ type: 'batch', batch });
    await kept;
  }
  say({ type: 'end' });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  const { reason, detail, file, line } = error;
  say({ type: 'refused', reason, detail, file, line });
}
