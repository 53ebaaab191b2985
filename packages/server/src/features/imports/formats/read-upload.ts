import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { readBytes } from './decode-text.ts';
import { type FoundBatch, readBatches } from './read-batches.ts';
import type { SourceFile } from './read-csv.ts';
import type { RefusalFields, ThreadMessage } from './reading-thread.ts';
import { Refusal } from './refusal.ts';

const threadFile = fileURLToPath(new URL('./reading-thread.ts', import.meta.url));

/** Bounds of one reading: what needs more is refused, and nothing else notices. */
const most = { heapMb: 768, milliseconds: 3 * 60_000 };
/** Bytes of plain text that are read in a moment, sooner than a thread would begin. */
const fewBytes = 64 * 1024;

/** A file as it was sent. */
export interface UploadedSource extends SourceFile {
  readonly bytes: number;
}

export interface ReadOptions {
  readonly files: readonly UploadedSource[];
  /** For what is unpacked. */
  readonly folder: string;
  /** Keeps what was found; the next batch is read when it is done. */
  readonly onBatch: (batch: FoundBatch) => Promise<void>;
}

/**
 * Reads what was sent. All but short texts is read in a thread of its own, so that a file that is hard to read, or made
 * to be, holds up nothing but itself. Throws a refusal where it cannot be taken, and what `onBatch` throws.
 */
export async function readUpload({ files, folder, onBatch }: ReadOptions): Promise<void> {
  const plain = files.map(({ name, path }) => ({ name, path }));
  if (!(await isShort(files))) return readInThread({ files: plain, folder, onBatch });
  for await (const batch of readBatches(plain, folder)) await onBatch(batch);
}

async function isShort(files: readonly UploadedSource[]): Promise<boolean> {
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > fewBytes) return false;
  const starts = await Promise.all(files.map(({ path }) => readBytes(path, 2)));
  return starts.every((start) => start.toString('latin1') !== 'PK');
}

interface ThreadOptions extends Omit<ReadOptions, 'files'> {
  readonly files: readonly SourceFile[];
}

async function readInThread({ files, folder, onBatch }: ThreadOptions): Promise<void> {
  const thread = new Worker(threadFile, {
    workerData: { files, folder },
    resourceLimits: { maxOldGenerationSizeMb: most.heapMb },
    env: {},
    stdout: true,
    stderr: true,
  });
  const file = files[0]?.name ?? '';
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(() => reject(new Refusal('too_much', { detail: 'time', file })), most.milliseconds);
      thread.on('message', (message: ThreadMessage) => {
        if (message.type === 'end') resolve();
        else if (message.type === 'refused') reject(refusalOf(message));
        else onBatch(message.batch).then(() => thread.postMessage('kept'), reject);
      });
      thread.on('error', (error: NodeJS.ErrnoException) => {
        const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        reject(isFull ? new Refusal('too_much', { detail: 'memory', file }) : error);
      });
      thread.on('exit', () => reject(new Refusal('broken_file', { file })));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

function refusalOf({ reason, detail, file, line }: RefusalFields): Refusal {
  return new Refusal(reason, { ...(detail && { detail }), file, line });
}
