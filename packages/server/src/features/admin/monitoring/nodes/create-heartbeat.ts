import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { AppContext } from '#server/context.ts';
import type { NodeFigures } from '#server/db/tables/admin/nodes.ts';
import { residentBytes } from '#server/features/admin/operating-figures/resident-bytes.ts';
import { freeBytes } from '#server/platform/files/free-bytes.ts';
import { addTallies, emptyTally } from '#server/platform/traffic/traffic.ts';
import { programVersion } from '../../admin-overview/program-version.ts';
import { createNodeQueries, minuteOf } from './nodes.queries.ts';

const hourMs = 60 * 60_000;

export interface Heartbeat {
  /** Says that this node lives, how it is doing and what it answered. */
  readonly beat: () => Promise<void>;
  /** Says that it ends: nobody is to look for it. */
  readonly stop: () => Promise<void>;
}

type Beating = Pick<AppContext, 'db' | 'pool' | 'clock' | 'config' | 'traffic'>;

/** What the nodes of a service know of each other is written down by each of them. */
export function createHeartbeat(context: Beating): Heartbeat {
  const { db, clock, config, traffic } = context;
  const queries = createNodeQueries(db);
  const startedAt = clock.now();
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  // What could not be written down in its minute counts in the next one that can.
  let held = { minute: minuteOf(startedAt), tally: emptyTally(), isKept: true };

  async function beat(): Promise<void> {
    const now = clock.now();
    const minute = minuteOf(now);
    const isNew = held.isKept && minute.getTime() !== held.minute.getTime();
    const tally = addTallies(isNew ? emptyTally() : held.tally, traffic.take());
    held = { minute, tally, isKept: false };
    await queries.keepNode({
      name: config.nodeName,
      version: programVersion(),
      startedAt,
      seenAt: now,
      stoppedAt: null,
      figures: readNode(context, delays),
    });
    await queries.keepMinute({ minute, node: config.nodeName, tally });
    held = { ...held, isKept: true };
    await queries.forget(new Date(now.getTime() - 3 * hourMs), new Date(now.getTime() - 24 * hourMs));
  }

  return {
    beat,
    async stop() {
      delays.disable();
      await queries.sayStopped(config.nodeName, clock.now());
    },
  };
}

function readNode(
  { pool, config }: Pick<Beating, 'pool' | 'config'>,
  delays: ReturnType<typeof monitorEventLoopDelay>,
): NodeFigures {
  const { used_heap_size: heapUsedBytes, heap_size_limit: heapLimitBytes } = getHeapStatistics();
  const late = delays.percentile(99) / 1e6;
  delays.reset();
  const free = freeBytes(config.dataDir);
  return {
    pool: { open: pool.totalCount, used: pool.totalCount - pool.idleCount, waiting: pool.waitingCount },
    heapUsedBytes,
    heapLimitBytes,
    residentBytes: residentBytes(),
    eventLoopDelayMs: Math.round(late),
    freeDiskBytes: Number.isFinite(free) ? free : null,
  };
}
