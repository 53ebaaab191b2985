import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from '#server/context.ts';
import { buildPendingIndexes } from './build-pending-indexes.ts';

const retryMs = 10 * 60_000;

/**
 * Begins at once what a restore has left, and again every ten minutes where that failed or another node was at it.
 * `stop` breaks it off, to be begun again with the next start.
 */
export function startPendingIndexes(context: Pick<AppContext, 'pool' | 'log'>): {
  readonly stop: () => Promise<void>;
} {
  const stopping = new AbortController();

  async function buildUntilDone(): Promise<void> {
    while (!stopping.signal.aborted) {
      const isDone = await buildPendingIndexes(context, stopping.signal).catch((error: unknown) => {
        context.log.error({ err: error }, 'an index could not be built');
        return false;
      });
      if (isDone) return;
      await sleep(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = buildUntilDone();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
