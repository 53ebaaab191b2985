import { AppError } from './app-error.ts';

export interface GateOptions {
  /** How many may run at once. */
  readonly inFlight: number;
  /** How many may wait; the next one is refused with `server.overloaded`. */
  readonly waiting: number;
}

/** Lets work through a few at a time, first come, first served. */
export function createGate(options: GateOptions): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= options.inFlight) {
      if (queue.length >= options.waiting) throw new AppError('server.overloaded', { retryAfter: 2 });
      // The one that leaves hands its place over, so nobody who comes later can take it.
      await new Promise<void>((enter) => queue.push(enter));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
