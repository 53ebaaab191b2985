import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { threadEnvironment } from '#server/platform/threads/thread-environment.ts';
import { Refusal } from '../formats/refusal.ts';
import type { DerivedBatch, ReadOptions } from './read-derived.ts';
import type { RefusalFields, ThreadAnswer, ThreadCalls } from './thread-calls.ts';

const threadFile = fileURLToPath(new URL('./thread.ts', import.meta.url));

/** Bounds of one import's thread: what needs more is refused, and nothing else notices. */
const most = { heapMb: 768, milliseconds: 3 * 60_000 };

/** The thread in which everything is done that looks at what people sent. Each call throws its refusals. */
export interface ImportThread {
  /** Reads files batch by batch; the next is read when the one before has been taken. */
  read(options: ReadOptions): AsyncGenerator<DerivedBatch>;
  ask<Name extends Exclude<keyof ThreadCalls, 'read' | 'next'>>(
    name: Name,
    asked: ThreadCalls[Name]['asked'],
  ): Promise<ThreadCalls[Name]['answer']>;
}

/**
 * Opens a thread, does the work with it and closes it. Throws a refusal, in the name of `file`, where the thread needs
 * more memory or time than one import may have.
 */
export async function withImportThread<T>(
  file: string,
  work: (thread: ImportThread) => Promise<T>,
): Promise<T> {
  const thread = new Worker(threadFile, {
    resourceLimits: { maxOldGenerationSizeMb: most.heapMb },
    env: threadEnvironment(),
    stdout: true,
    stderr: true,
  });
  const { call, fail } = createCalls(thread, file);
  const timer = setTimeout(() => fail(new Refusal('too_much', { detail: 'time', file })), most.milliseconds);
  try {
    return await work({
      async *read(options) {
        await call('read', options);
        for (let batch = await call('next', null); batch !== null; batch = await call('next', null)) {
          yield batch;
        }
      },
      ask: call,
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

/** Calls of the thread, one after the other. What ends the thread fails the call under way and every later one. */
function createCalls(thread: Worker, file: string) {
  let underWay: { resolve: (answer: never) => void; reject: (error: Error) => void } | undefined;
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure ??= error;
    underWay?.reject(failure);
  };
  thread.on('message', (message: ThreadAnswer) => {
    if (message.type === 'refused') underWay?.reject(refusalOf(message));
    else underWay?.resolve(message.answer as never);
  });
  thread.on('error', (error: NodeJS.ErrnoException) => {
    const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    fail(isFull ? new Refusal('too_much', { detail: 'memory', file }) : error);
  });
  thread.on('exit', () => fail(new Refusal('broken_file', { file })));
  const call = <Name extends keyof ThreadCalls>(name: Name, asked: ThreadCalls[Name]['asked']) =>
    new Promise<ThreadCalls[Name]['answer']>((resolve, reject) => {
      if (failure) return reject(failure);
      underWay = { resolve, reject };
      thread.postMessage({ name, asked });
    });
  return { call, fail };
}

function refusalOf({ reason, detail, file, line }: RefusalFields): Refusal {
  return new Refusal(reason, { ...(detail && { detail }), file, line });
}
