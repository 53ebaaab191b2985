import { AppError } from '../errors/app-error.ts';

/** `interactive`: somebody waits for it. `background`: it may take as long as it takes. */
export type TaskPriority = 'interactive' | 'background';

/** Whose work it is and what is known of its cost. */
export interface Claim {
  /** Work of one owner is done one after the other within each priority. */
  readonly owner: string;
  readonly priority: TaskPriority;
  /** Known to take long, such as a text of many pages: it stays out of the quick lane. */
  readonly isLong: boolean;
}

/** `quick` threads take short work that somebody waits for; `steady` ones take everything. */
export type Lane = 'quick' | 'steady';

export interface FairQueueOptions {
  /** Waiting tasks of one owner with one priority, and of all; the next one is refused. */
  readonly perOwner: number;
  readonly inAll: number;
  /** Thread time in milliseconds that an owner may use at once before the quick lane is closed to them … */
  readonly credit: number;
  /** … and how much of it comes back in each millisecond. */
  readonly refill: number;
  /** Milliseconds that only go on. */
  readonly now: () => number;
}

export interface FairQueue<T> {
  /** Throws `requests.too_many` where the owner has too much waiting, `server.overloaded` where all have. */
  add(claim: Claim, task: T): void;
  /** The task that a free thread of the lane does next; it counts as running until `end`. */
  next(lane: Lane): Started<T> | undefined;
  /** Notes that a task is over and how long a thread was at it. */
  end(started: Started<T>, milliseconds: number): void;
  /** Takes out everything that waits. */
  drain(): T[];
  /** How much waits, by priority. */
  waiting(): Readonly<Record<TaskPriority, number>>;
}

export interface Started<T> {
  readonly claim: Claim;
  readonly task: T;
}

/** So many interactive tasks go before one of the background that waits for the same thread. */
const turnsBeforeBackground = 8;

/**
 * Lines up work of many owners so that none of them keeps the others waiting: each has at most one task of a priority
 * running, owners take turns, and whoever has used up their thread time of late is done beside the quick lane until it
 * has come back. Background work never enters the quick lane.
 */
export function createFairQueue<T>(options: FairQueueOptions): FairQueue<T> {
  const waiting = {
    interactive: new Map<string, Started<T>[]>(),
    background: new Map<string, Started<T>[]>(),
  };
  /** What waits behind the running task of an owner: it gets in line when that one is over, behind all others. */
  const behind = new Map<string, Started<T>[]>();
  const used = createUsage(options);
  const counts: Record<TaskPriority, number> = { interactive: 0, background: 0 };
  let turns = 0;

  const runningKey = ({ owner, priority }: Claim) => `${priority} ${owner}`;

  /** The first waiting task of the owner whose turn it is, among those that fit. */
  function take(priority: TaskPriority, fits: (claim: Claim) => boolean): Started<T> | undefined {
    const line = waiting[priority];
    for (const [owner, tasks] of line) {
      const first = tasks[0];
      if (first === undefined || !fits(first.claim)) continue;
      line.delete(owner);
      behind.set(runningKey(first.claim), tasks.slice(1));
      counts[priority] -= 1;
      return first;
    }
    return undefined;
  }

  const isQuick = ({ owner, isLong }: Claim) => !isLong && used.of(owner) <= options.credit;
  const any = () => true;

  function takeSteady(): Started<T> | undefined {
    const isTurnOfBackground = turns >= turnsBeforeBackground;
    const started = isTurnOfBackground
      ? (take('background', any) ?? take('interactive', isQuick) ?? take('interactive', any))
      : (take('interactive', isQuick) ?? take('interactive', any) ?? take('background', any));
    turns = started?.claim.priority === 'interactive' ? turns + 1 : 0;
    return started;
  }

  return {
    add(claim, task) {
      const line = waiting[claim.priority];
      const rest = behind.get(runningKey(claim));
      const tasks = rest ?? line.get(claim.owner) ?? [];
      if (tasks.length >= options.perOwner) throw new AppError('requests.too_many', { retryAfter: 2 });
      if (counts.interactive + counts.background >= options.inAll)
        throw new AppError('server.overloaded', { retryAfter: 2 });
      tasks.push({ claim, task });
      if (rest === undefined) line.set(claim.owner, tasks);
      counts[claim.priority] += 1;
    },
    next: (lane) => (lane === 'quick' ? take('interactive', isQuick) : takeSteady()),
    end({ claim }, milliseconds) {
      const rest = behind.get(runningKey(claim)) ?? [];
      behind.delete(runningKey(claim));
      if (rest.length > 0) waiting[claim.priority].set(claim.owner, rest);
      if (claim.priority === 'interactive') used.add(claim.owner, milliseconds);
    },
    drain() {
      const lines = [waiting.interactive, waiting.background, behind];
      const tasks = lines.flatMap((line) => [...line.values()].flat()).map(({ task }) => task);
      waiting.interactive.clear();
      waiting.background.clear();
      for (const key of behind.keys()) behind.set(key, []);
      Object.assign(counts, { interactive: 0, background: 0 });
      return tasks;
    },
    waiting: () => ({ ...counts }),
  };
}

/** Owners are forgotten once all their time has come back; looked for when there are so many. */
const mostOwners = 10_000;

/** Thread time of each owner of late: it grows with their work and comes back as time goes on. */
function createUsage({ refill, now }: Pick<FairQueueOptions, 'refill' | 'now'>) {
  const owners = new Map<string, { milliseconds: number; at: number }>();
  const of = (owner: string) => {
    const known = owners.get(owner);
    return known === undefined ? 0 : Math.max(0, known.milliseconds - (now() - known.at) * refill);
  };
  return {
    of,
    add(owner: string, milliseconds: number): void {
      owners.set(owner, { milliseconds: of(owner) + milliseconds, at: now() });
      if (owners.size <= mostOwners) return;
      for (const each of owners.keys()) if (of(each) === 0) owners.delete(each);
    },
  };
}
