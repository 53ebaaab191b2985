import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { AppContext } from '#server/context.ts';
import { freeBytes } from '#server/platform/files/free-bytes.ts';
import { residentBytes } from './resident-bytes.ts';

/** A gauge that is asked when it is printed. */
function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name: `chitta_${name}`,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

/** How the process itself is doing, and its connections. */
export function watchProcess(app: FastifyInstance, context: AppContext, registry: Registry): void {
  const { pool, config, engine } = context;
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  app.addHook('onClose', async () => void delays.disable());
  const add = (name: string, help: string, read: () => number) => gauge(registry, name, help, read);
  add('uptime_seconds', 'Since the start of the process', () => process.uptime());
  add('event_loop_delay_p99_seconds', 'How late turns of the event loop came since the last question', () => {
    const p99 = delays.percentile(99) / 1e9;
    delays.reset();
    return p99;
  });
  add('memory_resident_bytes', 'Memory of the process', () => residentBytes() ?? Number.NaN);
  add('heap_used_bytes', 'Of the heap of JavaScript', () => app.loadMeter.current().heapUsedBytes);
  add('heap_limit_bytes', 'Most that the heap may have', () => app.loadMeter.current().heapLimitBytes);
  // Asked also where the database is gone: a full disk may be why.
  add('disk_free_bytes', 'Room where DATA_DIR lies', () => freeBytes(config.dataDir));
  add('pool_connections', 'Connections to the database that are open', () => pool.totalCount);
  add('pool_connections_used', 'Those of them that are lent out', () => pool.totalCount - pool.idleCount);
  add('pool_waiting', 'Who waits for a connection', () => pool.waitingCount);
  add('reading_threads_busy', 'Threads that read dreams, those at work', () => engine.load().busy);
  new Gauge({
    name: 'chitta_readings_waiting',
    help: 'Dreams and questions that wait for a thread that reads, by whether somebody waits for them',
    labelNames: ['priority'],
    registers: [registry],
    collect() {
      for (const [priority, count] of Object.entries(engine.load().waiting)) this.set({ priority }, count);
    },
  });
}
