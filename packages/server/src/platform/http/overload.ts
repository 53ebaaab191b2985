import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { AppError } from '../errors/app-error.ts';
import { type LoadMeter, startLoadMeter } from './limits/measure-load.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** How busy the process is. */
    loadMeter: LoadMeter;
  }
}

/** Of the heap's limit; beyond it collecting takes most of the time. */
const fullHeap = 0.9;

/**
 * Refuses new requests with 503 and `Retry-After` while the process cannot keep up, before anything of them is
 * done: a slow event loop, a heap close to its limit, or too many statements waiting for a connection.
 */
export function refuseWhenOverloaded(app: FastifyInstance, context: AppContext): void {
  const { maxEventLoopDelayMs, maxWaitingForDatabase } = context.config.overload;
  const meter = startLoadMeter();
  app.decorate('loadMeter', meter);
  app.addHook('onClose', async () => meter.stop());
  const isOverloaded = () => {
    const { eventLoopDelayMs, heapUsedBytes, heapLimitBytes } = meter.current();
    const isSlow = maxEventLoopDelayMs > 0 && eventLoopDelayMs > maxEventLoopDelayMs;
    return (
      isSlow || heapUsedBytes > heapLimitBytes * fullHeap || context.pool.waitingCount > maxWaitingForDatabase
    );
  };
  app.addHook('onRequest', (request, _reply, done) => {
    done(!isHealthCheck(request) && isOverloaded() ? new AppError('server.overloaded') : undefined);
  });
  refuseWritesOnFullDisk(app, context);
}

/**
 * Stops writing before PostgreSQL has to: without room for its log it ends, and then nothing can be read either.
 * Signing out is let through, for those who leave a shared device.
 */
function refuseWritesOnFullDisk(app: FastifyInstance, { config, disk }: AppContext): void {
  if (config.minFreeDiskBytes === 0) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const isLetThrough =
      request.method === 'GET' || request.method === 'HEAD' || request.url === '/api/auth/logout';
    done(!isLetThrough && disk.isNearlyFull() ? new AppError('server.disk_full') : undefined);
  });
}

/** A supervisor that gets no answer to it would end a process that is only busy. */
function isHealthCheck(request: FastifyRequest): boolean {
  return request.url === '/api/health';
}
