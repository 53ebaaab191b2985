import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { AppContext } from '#server/context.ts';
import { readNotes } from '#server/platform/http/request-notes.ts';
import { secondsBuckets } from '#server/platform/traffic/time-buckets.ts';

/** By the pattern of the route, never by the address: that would tell what people look at, and never end. */
export function countRequests(
  app: FastifyInstance,
  { traffic }: Pick<AppContext, 'traffic'>,
  registry: Registry,
): void {
  const registers = [registry];
  const requests = new Counter({
    name: 'chitta_http_requests_total',
    help: 'Requests that were answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'chitta_http_request_seconds',
    help: 'Time until a request was answered',
    labelNames: ['method', 'route'],
    buckets: [...secondsBuckets],
    registers,
  });
  const errors = new Counter({
    name: 'chitta_errors_total',
    help: 'Requests that were refused or failed, by their reason',
    labelNames: ['reason'],
    registers,
  });
  const readings = new Histogram({
    name: 'chitta_reading_seconds',
    help: 'Time until a dream was read that somebody waited for',
    buckets: [...secondsBuckets],
    registers,
  });
  traffic.onReading((time) => readings.observe(time));
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    const { reason } = readNotes(request);
    requests.inc({ method, route, status: reply.statusCode });
    seconds.observe({ method, route }, reply.elapsedTime / 1_000);
    if (reason !== undefined) errors.inc({ reason });
    done();
  });
}
