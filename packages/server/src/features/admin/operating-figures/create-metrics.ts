import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { AppContext } from '#server/context.ts';
import { countRequests } from './count-requests.ts';
import { createDatabaseGauges } from './database-gauges.ts';
import { readFigures } from './read-figures.ts';
import { watchProcess } from './watch-process.ts';

/** What may be asked of the database is not waited for longer: the figures of the process alone are given then. */
const patienceMs = 4_000;

export interface Metrics {
  readonly contentType: string;
  /** All figures in the text format of Prometheus. */
  readonly print: () => Promise<string>;
}

/** Counts requests from now on, and knows everything else when asked. */
export function createMetrics(app: FastifyInstance, context: AppContext): Metrics {
  const registry = new Registry();
  countRequests(app, context, registry);
  watchProcess(app, context, registry);
  const set = createDatabaseGauges(registry, context.config);
  return {
    contentType: registry.contentType,
    async print() {
      set(await within(patienceMs, readFigures(context)).catch(() => null));
      return registry.metrics();
    },
  };
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
