import { AppError } from './app-error.ts';

export interface GateOptions {
  /** How many may run at once. */
  readonly inFlight: number;
  /** How many may wait; the next one is refused with `server.overloaded`. */
  readonly waiting: number;
}

export interface Gate {
  /** Waits for a place and does the work. Throws `server.overloaded` where too many wait. */
  <T>(work: () => Promise<T>): Promise<T>;
  /** Throws `server.overloaded` where work would be refused now: before anything is done that leads up to it. */
  readonly assertOpen: () => void;
}

/** Lets work through a few at a time, first come, first served. */
export function createGate(options: GateOptions): Gate {
  const queue: (() => void)[] = [];
  let running = 0;

  const assertOpen = () => {
    const isFull = running >= options.inFlight && queue.length >= options.waiting;
    if (isFull) throw new AppError('server.overloaded', { retryAfter: 2 });
  };

  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    assertOpen();
    if (running >= options.inFlight) {
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

  return Object.assign(run, { assertOpen });
}
