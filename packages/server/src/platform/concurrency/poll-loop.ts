import { AsyncLocalStorage } from 'node:async_hooks';
import type { AppContext } from '#server/context.ts';

/** Work that goes on beside the requests, a round at a time. */
export interface PollLoop {
  /** There is something to do: a round begins now, or when the running one is over. */
  wake(): void;
  /** Begins no other round, once the running one is done. */
  stop(): Promise<void>;
}

interface PollLoopOptions {
  /** Everything that is due now. `stopping` ends when the loop is stopped: work that takes long looks at it. */
  readonly work: (stopping: AbortSignal) => Promise<unknown>;
  /** What nobody was woken for, such as what another node left behind, is looked for this often. */
  readonly lookEveryMs: number;
  /** Said in the log where a round fails. */
  readonly failure: string;
}

/** Runs rounds of work when woken and from time to time. A round that fails is logged; the next one comes all the same. */
export function startPollLoop(
  { log }: Pick<AppContext, 'log'>,
  { work, lookEveryMs, failure }: PollLoopOptions,
): PollLoop {
  // Whoever wakes it, a request for instance, has limits of its own that are none of the work's.
  const onOwnAccount = AsyncLocalStorage.snapshot();
  let round: Promise<void> | null = null;
  const stopping = new AbortController();
  let isAskedAgain = false;

  async function run(): Promise<void> {
    do {
      isAskedAgain = false;
      try {
        await work(stopping.signal);
      } catch (error) {
        log.error({ err: error }, failure);
      }
    } while (isAskedAgain && !stopping.signal.aborted);
    round = null;
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    isAskedAgain = true;
    round ??= onOwnAccount(run);
  }

  const timer = setInterval(wake, lookEveryMs);
  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await round;
    },
  };
}
