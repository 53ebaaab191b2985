import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import { AppError } from '../errors/app-error.ts';
import {
  type Claim,
  createFairQueue,
  type FairQueueOptions,
  type Lane,
  type Started,
  type TaskPriority,
} from './fair-queue.ts';
import { threadEnvironment } from './thread-environment.ts';

export interface ThreadPoolOptions {
  /** The file that threads run: its `run` takes a task and returns the answer. */
  readonly file: string;
  /** How many threads there are of each lane. */
  readonly threads: Readonly<Record<Lane, number>>;
  /** A task that takes longer fails, and its thread is replaced. */
  readonly taskMs: number;
  /** Memory of one thread. */
  readonly heapMb: number;
  readonly queue: FairQueueOptions;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface ThreadPool<Task, Answer> {
  /**
   * Does the task in a thread when its turn comes. Throws what the task throws, `server.timed_out` for one that takes
   * too long, `server.overloaded` where its thread died, the pool is closed or too much is waiting, and
   * `requests.too_many` where too much of this owner is.
   */
  run(claim: Claim, task: Task): Promise<Answer>;
  /** Starts every thread and lets it do `task`, so that the first real one does not wait for that. Never throws. */
  warmUp(task: Task): Promise<void>;
  /** What waits for a thread, by priority, and how many threads are at work. */
  load(): ThreadLoad;
  /** Refuses what waits, lets running tasks finish for a moment, and ends the threads. */
  close(): Promise<void>;
}

export interface ThreadLoad {
  readonly waiting: Readonly<Record<TaskPriority, number>>;
  readonly busy: number;
}

interface Job<Task, Answer> {
  readonly task: Task;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

const lanes = ['quick', 'steady'] as const;
/** How much lower the priority of steady threads is for the system; where that cannot be set, it is as it was. */
const steadyNice = 15;
const closeMs = 1_000;
const youngHeapMb = 32;

/** Threads for work that holds a processor, behind a queue in which owners take turns. */
export function createThreadPool<Task, Answer>(options: ThreadPoolOptions): ThreadPool<Task, Answer> {
  const { queue: queueOptions, taskMs, log } = options;
  const queue = createFairQueue<Job<Task, Answer>>(queueOptions);
  const free: Record<Lane, number> = { ...options.threads };
  const pools = { quick: createLane(options, 'quick'), steady: createLane(options, 'steady') };
  let isClosed = false;

  const submit = (lane: Lane, task: Task): Promise<Answer> =>
    pools[lane].run(task, { signal: AbortSignal.timeout(taskMs) });

  async function work(lane: Lane, started: Started<Job<Task, Answer>>): Promise<void> {
    const { task, resolve, reject } = started.task;
    const begun = queueOptions.now();
    try {
      resolve(await submit(lane, task));
    } catch (error) {
      const failure = threadFailure(error);
      if (failure && !isClosed) log.warn({ reason: failure.reason, err: error }, 'a thread was replaced');
      reject(failure ?? error);
    }
    queue.end(started, queueOptions.now() - begun);
    free[lane] += 1;
    dispatch();
  }

  function dispatch(): void {
    for (const lane of lanes) {
      while (free[lane] > 0) {
        const started = queue.next(lane);
        if (started === undefined) break;
        free[lane] -= 1;
        void work(lane, started);
      }
    }
  }

  return {
    async run(claim, task) {
      if (isClosed) throw new AppError('server.overloaded');
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      queue.add(claim, { task, resolve, reject });
      dispatch();
      return promise;
    },
    async warmUp(task) {
      // One after the other: all at once would leave the event loop no processor while the server starts. Those that
      // are there do the task again, so that another one is started for the last.
      for (const lane of lanes)
        for (let count = 1; count <= options.threads[lane] && !isClosed; count++)
          await Promise.allSettled(Array.from({ length: count }, () => pools[lane].run(task)));
    },
    load: () => ({
      waiting: queue.waiting(),
      busy: lanes.reduce((sum, lane) => sum + options.threads[lane] - free[lane], 0),
    }),
    async close() {
      isClosed = true;
      for (const { reject } of queue.drain()) reject(new AppError('server.overloaded'));
      await Promise.all(lanes.map((lane) => pools[lane].close()));
    },
  };
}

function createLane({ file, threads, heapMb, log }: ThreadPoolOptions, lane: Lane): Piscina {
  const pool = new Piscina({
    filename: file,
    name: 'run',
    minThreads: 0,
    maxThreads: threads[lane],
    // What a thread has learned is dear: it stays.
    idleTimeout: Number.POSITIVE_INFINITY,
    // Without a bound of its own the young part takes 60 MB of each thread; with 8 MB it is collected so often that
    // readings wait for it.
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: youngHeapMb },
    env: threadEnvironment(),
    closeTimeout: closeMs,
    workerData: { nice: lane === 'steady' ? steadyNice : 0 },
  });
  // Of a thread that died between two tasks: the next task starts another one.
  pool.on('error', (error: Error) => log.warn({ err: error }, 'a thread ended'));
  return pool;
}

/** What went wrong with the thread and not with the task, as an error that asks to try again; else undefined. */
function threadFailure(error: unknown): AppError | undefined {
  const { name, code, message } = error as NodeJS.ErrnoException;
  if (name === 'AbortError') return new AppError('server.timed_out', { cause: error });
  const isDeath =
    code === 'ERR_WORKER_OUT_OF_MEMORY' || /^(?:worker exited|Terminating worker)/.test(message);
  return isDeath ? new AppError('server.overloaded', { cause: error }) : undefined;
}
