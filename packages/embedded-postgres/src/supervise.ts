import { setTimeout as sleep } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';

export interface SupervisedServer {
  /** The process that runs now, or ran last. */
  readonly current: () => Postmaster;
  /** Resolves when the server has ended and will not be started again, asked to or not. */
  readonly exited: Promise<void>;
  /** No more starts from now on; resolves with the process to be stopped once none is under way. */
  readonly giveUp: () => Promise<Postmaster>;
}

export interface SupervisionOptions {
  /** Starts the server again on the same socket; rejects where it cannot be started. */
  readonly restart: () => Promise<Postmaster>;
  /** False while the disk is too full for a start, which is waited for as long as it takes. */
  readonly hasRoom: () => boolean;
  readonly log: (message: string) => void;
  /** Waited for before each attempt; when all were in vain the server is given up. */
  readonly delaysMs?: readonly number[];
  /** A server that ran for so long counts as well again. */
  readonly stableAfterMs?: number;
}

const defaultDelaysMs = [300, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 30_000, 30_000, 30_000];
const roomPollMs = 1_000;

/** Starts a server again when it ends without being asked: killed for memory, say, or for want of disk. */
export function supervise(first: Postmaster, options: SupervisionOptions): SupervisedServer {
  const { delaysMs = defaultDelaysMs, stableAfterMs = 60_000, log } = options;
  const patience = new AbortController();
  let current = first;
  let failures = 0;
  let starting: Promise<boolean> | undefined;

  /** Waits for its turn and for room; false when there is no more turn. */
  async function waitForTurn(): Promise<boolean> {
    const delay = delaysMs[failures];
    if (delay === undefined) return false;
    failures += 1;
    await sleep(delay, undefined, { signal: patience.signal });
    while (!options.hasRoom()) await sleep(roomPollMs, undefined, { signal: patience.signal });
    return true;
  }

  async function start(): Promise<boolean> {
    try {
      current = await options.restart();
      log(`PostgreSQL runs again (process ${current.pid}).`);
      return true;
    } catch (error) {
      log(`PostgreSQL could not be started again: ${error instanceof Error ? error.message : error}`);
      return false;
    }
  }

  /** True once the server runs again. */
  async function startAgain(): Promise<boolean> {
    while (await waitForTurn()) {
      starting = start();
      if (await starting) return true;
    }
    return false;
  }

  async function watch(): Promise<void> {
    for (;;) {
      const startedAt = performance.now();
      await current.exited;
      if (patience.signal.aborted) return;
      log('PostgreSQL has ended unexpectedly and is started again.');
      if (performance.now() - startedAt >= stableAfterMs) failures = 0;
      if (!(await startAgain())) return;
    }
  }

  // An abort ends the wait for the next attempt with a rejection: nothing is under way then.
  const exited = watch().catch(() => undefined);
  return {
    current: () => current,
    exited,
    giveUp: async () => {
      patience.abort();
      // What a start that is under way brings up is to be stopped too.
      await starting;
      return current;
    },
  };
}
