import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * Refuses new requests with 503 and `Retry-After` while the process cannot keep up, before anything of them is
 * done: a slow event loop, a heap close to its limit, or too many statements waiting for a connection.
 */
export async function refuseWhenOverloaded(app: FastifyInstance, context: AppContext): Promise<void> {
  const { maxEventLoopDelayMs, maxWaitingForDatabase } = context.config.overload;
  const overloaded = () => new AppError('server.overloaded');
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * 0.9),
    sampleInterval: 1_000,
    pressureHandler: (request) => {
      if (!isHealthCheck(request)) throw overloaded();
    },
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const isCrowded = context.pool.waitingCount > maxWaitingForDatabase;
    done(isCrowded && !isHealthCheck(request) ? overloaded() : undefined);
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
