import { AppError } from '../errors/app-error.ts';

export interface ShareLimiterOptions {
  /** How many may run at once, each for another key. */
  readonly inFlight: number;
  /** How many may wait in all; the next one is refused with `server.overloaded`. */
  readonly waiting: number;
  /** How many may wait for one key; the next one is refused with `requests.too_many`. */
  readonly waitingPerKey: number;
}

/** Waits for a place and does the work, one at a time for each key: first come, first served among those that may. */
export type ShareLimiter = <T>(key: number, work: () => Promise<T>) => Promise<T>;

/** Seconds after which a key that has too much waiting may try again. */
const retryAfter = 10;

interface Waiting {
  readonly key: number;
  readonly enter: () => void;
}

/** Lets work through a few at a time and never two of one key, so that nobody can take the places of all. */
export function createShareLimiter(options: ShareLimiterOptions): ShareLimiter {
  const running = new Set<number>();
  const queue: Waiting[] = [];

  const enterNext = () => {
    while (running.size < options.inFlight) {
      const index = queue.findIndex(({ key }) => !running.has(key));
      const [next] = index === -1 ? [] : queue.splice(index, 1);
      if (next === undefined) return;
      running.add(next.key);
      next.enter();
    }
  };

  const wait = (key: number) => {
    const own = queue.filter((waiting) => waiting.key === key).length;
    if (own >= options.waitingPerKey) throw new AppError('requests.too_many', { retryAfter });
    if (queue.length >= options.waiting) throw new AppError('server.overloaded', { retryAfter });
    return new Promise<void>((enter) => queue.push({ key, enter }));
  };

  return async (key, work) => {
    if (running.has(key) || running.size >= options.inFlight) await wait(key);
    else running.add(key);
    try {
      return await work();
    } finally {
      running.delete(key);
      enterNext();
    }
  };
}
