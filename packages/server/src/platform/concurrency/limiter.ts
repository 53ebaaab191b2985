import { AppError } from '../errors/app-error.ts';

export interface LimiterOptions {
  /** How many may run at once. */
  readonly inFlight: number;
  /** How many may wait with each priority; the next one is refused with `server.overloaded`. */
  readonly waiting: number;
  /** Seconds after which the one that is refused may try again; 2 where nothing is said. */
  readonly retryAfter?: number;
}

/** Where work waits: `high` goes before `normal`, however many wait there. */
export type Priority = 'normal' | 'high';

export interface Limiter {
  /** Waits for a place and does the work. Throws `server.overloaded` where too many wait with its priority. */
  <T>(work: () => Promise<T>, priority?: Priority): Promise<T>;
  /** Throws `server.overloaded` where work would be refused now: before anything is done that leads up to it. */
  readonly assertCapacity: (priority?: Priority) => void;
}

/** Lets work through a few at a time, first come, first served within its priority. */
export function createLimiter(options: LimiterOptions): Limiter {
  const queues: Readonly<Record<Priority, (() => void)[]>> = { high: [], normal: [] };
  let running = 0;

  const { retryAfter = 2 } = options;

  const assertCapacity = (priority: Priority = 'normal') => {
    const isFull = running >= options.inFlight && queues[priority].length >= options.waiting;
    if (isFull) throw new AppError('server.overloaded', { retryAfter });
  };

  const run = async <T>(work: () => Promise<T>, priority: Priority = 'normal'): Promise<T> => {
    assertCapacity(priority);
    if (running >= options.inFlight) {
      // The one that leaves hands its place over, so nobody who comes later can take it.
      await new Promise<void>((enter) => queues[priority].push(enter));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queues.high.shift() ?? queues.normal.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };

  return Object.assign(run, { assertCapacity });
}
