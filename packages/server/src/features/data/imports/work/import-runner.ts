import { AsyncLocalStorage } from 'node:async_hooks';
import type { AppContext } from '#server/context.ts';
import type { OfImport } from '../imports.queries.ts';
import { runImport } from './run-import.ts';

/** The imports that this node works on beside its requests. */
export interface ImportRunner {
  /** Works on an import; resolves when it is done or was left. Never rejects: what failed is taken up again later. */
  run(key: OfImport): Promise<void>;
  /** Lets the batches at work finish and leaves the rest to whoever starts next. */
  stop(): Promise<void>;
}

export function createImportRunner(context: AppContext): ImportRunner {
  const running = new Set<Promise<void>>();
  const controller = new AbortController();
  // Whoever begins it has limits of its own that are none of the work's.
  const onOwnAccount = AsyncLocalStorage.snapshot();
  const work = async (key: OfImport) => {
    try {
      await onOwnAccount(() => runImport(context, key, controller.signal));
    } catch (error) {
      context.log.error({ err: error, import: key.id }, 'an import was interrupted');
    }
  };
  return {
    run: async (key) => {
      if (controller.signal.aborted) return;
      const promise = work(key);
      running.add(promise);
      await promise;
      running.delete(promise);
    },
    stop: async () => {
      controller.abort();
      await Promise.all(running);
    },
  };
}
