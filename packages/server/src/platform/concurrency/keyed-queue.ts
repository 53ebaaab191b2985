import { AppError } from '../errors/app-error.ts';

export interface KeyedQueue {
  /**
   * Does the work when all earlier work of the same key is done. Throws `requests.too_many` where too much of it waits,
   * and what the work throws.
   */
  run<T>(key: string | number, work: () => Promise<T>): Promise<T>;
}

export interface KeyedQueueOptions {
  /** How many may wait behind the one that runs, for each key. */
  readonly waiting: number;
  /** Seconds after which the one that is refused may try again; 2 where nothing is said. */
  readonly retryAfter?: number;
}

/** Lines up work by key: one at a time of each, first come, first served. */
export function createKeyedQueue({ waiting, retryAfter = 2 }: KeyedQueueOptions): KeyedQueue {
  const lines = new Map<string | number, (() => void)[]>();

  return {
    async run(key, work) {
      const line = lines.get(key);
      if (line === undefined) lines.set(key, []);
      else {
        if (line.length >= waiting) throw new AppError('requests.too_many', { retryAfter });
        // The one before hands its place over, so nobody who comes later can take it.
        await new Promise<void>((enter) => line.push(enter));
      }
      try {
        return await work();
      } finally {
        const next = lines.get(key)?.shift();
        if (next === undefined) lines.delete(key);
        else next();
      }
    },
  };
}
