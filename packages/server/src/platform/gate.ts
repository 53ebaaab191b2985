import { AppError } from './app-error.ts';

export interface GateOptions {
  /** How many may run at once. */
  readonly inFlight: number;
  /** How many may wait in each lane; the next one is refused with `server.overloaded`. */
  readonly waiting: number;
}

/** Where work waits: `known` goes before `usual`, however many wait there. */
export type Lane = 'usual' | 'known';

export interface Gate {
  /** Waits for a place and does the work. Throws `server.overloaded` where too many wait in its lane. */
  <T>(work: () => Promise<T>, lane?: Lane): Promise<T>;
  /** Throws `server.overloaded` where work would be refused now: before anything is done that leads up to it. */
  readonly assertOpen: (lane?: Lane) => void;
}

/** Lets work through a few at a time, first come, first served in each lane. */
export function createGate(options: GateOptions): Gate {
  const queues: Readonly<Record<Lane, (() => void)[]>> = { known: [], usual: [] };
  let running = 0;

  const assertOpen = (lane: Lane = 'usual') => {
    const isFull = running >= options.inFlight && queues[lane].length >= options.waiting;
    if (isFull) throw new AppError('server.overloaded', { retryAfter: 2 });
  };

  const run = async <T>(work: () => Promise<T>, lane: Lane = 'usual'): Promise<T> => {
    assertOpen(lane);
    if (running >= options.inFlight) {
      // The one that leaves hands its place over, so nobody who comes later can take it.
      await new Promise<void>((enter) => queues[lane].push(enter));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queues.known.shift() ?? queues.usual.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };

  return Object.assign(run, { assertOpen });
}
