import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AppContext } from '#server/context.ts';
import { type Figures, readFigures } from './read-figures.ts';

/** What may be asked of the database is not waited for longer: the figures of the process alone are given then. */
const patienceMs = 4_000;
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

export interface Metrics {
  readonly contentType: string;
  /** All figures in the text format of Prometheus. */
  readonly print: () => Promise<string>;
}

/** Counts requests from now on, and knows everything else when asked. */
export function createMetrics(app: FastifyInstance, context: AppContext): Metrics {
  const registry = new Registry();
  countRequests(app, registry);
  watchProcess(app, context, registry);
  const set = createDatabaseGauges(registry);
  return {
    contentType: registry.contentType,
    async print() {
      set(await within(patienceMs, readFigures(context)).catch(() => null));
      return registry.metrics();
    },
  };
}

/** By the pattern of the route, never by the address: that would tell what people look at, and never end. */
function countRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Counter({
    name: 'chitta_http_requests_total',
    help: 'Requests that were answered',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'chitta_http_request_seconds',
    help: 'Time until a request was answered',
    labelNames: ['method', 'route'],
    buckets: secondsBuckets,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    requests.inc({ method, route, status: reply.statusCode });
    seconds.observe({ method, route }, reply.elapsedTime / 1_000);
    done();
  });
}

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

function watchProcess(app: FastifyInstance, { pool }: AppContext, registry: Registry): void {
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
  add('memory_resident_bytes', 'Memory of the process', residentBytes);
  add('heap_used_bytes', 'Of the heap of JavaScript', () => app.loadMeter.current().heapUsedBytes);
  add('heap_limit_bytes', 'Most that the heap may have', () => app.loadMeter.current().heapLimitBytes);
  add('pool_connections', 'Connections to the database that are open', () => pool.totalCount);
  add('pool_connections_used', 'Those of them that are lent out', () => pool.totalCount - pool.idleCount);
  add('pool_waiting', 'Who waits for a connection', () => pool.waitingCount);
}

/** Nothing where the process has no descriptor left to ask the system with. */
function residentBytes(): number {
  try {
    return process.memoryUsage.rss();
  } catch {
    return Number.NaN;
  }
}

/** Makes the gauges of what the database tells; null: it does not answer. */
function createDatabaseGauges(registry: Registry): (figures: Figures | null) => void {
  const make = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `chitta_${name}`, help, labelNames, registers: [registry] });
  const up = make('database_up', 'Whether the database answers');
  const info = make('info', 'The version that runs', ['version']);
  const bytes = make('database_bytes', 'Size of the database');
  const disk = make('disk_free_bytes', 'Room where DATA_DIR lies');
  const backup = make('newest_backup_timestamp_seconds', 'When the newest backup was made');
  const mails = make('mails_waiting', 'Mails that are not sent yet');
  const stuckMails = make('mails_stuck', 'Mails that wait for longer than an hour');
  const pushes = make('pushes_waiting', 'Pushes that are not sent yet');
  const unauthorized = make(
    'push_devices_unauthorized',
    'Devices whose push service did not believe within a day who this server is',
  );
  const events = make('payment_events_stuck', 'News of payments that wait for a person');
  const succeeded = make('job_success_timestamp_seconds', 'When a job last did its work', ['job']);
  const failed = make('job_failed', 'Whether the newest run of a job failed', ['job']);
  return (figures) => {
    up.set(figures === null ? 0 : 1);
    for (const each of [backup, succeeded, failed]) each.reset();
    if (figures === null) return;
    const { database, newestBackupAt } = figures;
    info.set({ version: figures.version }, 1);
    bytes.set(database.bytes);
    disk.set(figures.freeDiskBytes);
    if (newestBackupAt !== null) backup.set(newestBackupAt.getTime() / 1_000);
    mails.set(database.mailsWaiting);
    stuckMails.set(database.mailsStuck);
    pushes.set(database.pushesWaiting);
    unauthorized.set(database.devicesUnauthorized);
    events.set(database.paymentEventsStuck);
    setJobs(figures);
  };

  function setJobs({ jobs }: Figures): void {
    for (const { name: job, state, succeededAt } of jobs) {
      if (succeededAt !== null) succeeded.set({ job }, succeededAt.getTime() / 1_000);
      failed.set({ job }, state === 'failed' ? 1 : 0);
    }
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
