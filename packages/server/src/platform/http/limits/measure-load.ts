import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** How busy the process was within the last second. */
export interface Load {
  /** Milliseconds by which turns of the event loop came late, on average. */
  readonly eventLoopDelayMs: number;
  readonly heapUsedBytes: number;
  readonly heapLimitBytes: number;
}

export interface LoadMeter {
  readonly current: () => Load;
  readonly stop: () => void;
}

const resolution = 10;
const sampleMs = 1_000;

/**
 * Looks at the event loop and the heap once a second. Asks for neither files nor memory of the system, which would fail
 * just when the process has no descriptor left.
 */
export function startLoadMeter(): LoadMeter {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  let current = sample(0);
  const timer = setInterval(() => {
    // Without a single turn in a whole second there is no average: that is as late as it gets.
    current = sample(Number.isNaN(delays.mean) ? Infinity : Math.max(0, delays.mean / 1e6 - resolution));
    delays.reset();
  }, sampleMs);
  timer.unref();
  return {
    current: () => current,
    stop: () => {
      clearInterval(timer);
      delays.disable();
    },
  };
}

function sample(eventLoopDelayMs: number): Load {
  const { used_heap_size: heapUsedBytes, heap_size_limit: heapLimitBytes } = getHeapStatistics();
  return { eventLoopDelayMs, heapUsedBytes, heapLimitBytes };
}
