import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { limits } from '@chitta/contract';
import { type FastifyHttpOptions, LogController } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { answerClientError } from './client-error.ts';
import { handleError } from './error-handler.ts';

/** Limits of time and size, request ids, and who is believed about the client's address. */
export function serverOptions({ config, log }: AppContext): FastifyHttpOptions<Server> {
  return {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyLimit,
    // For the slowest of all, an upload; `limitTime` keeps the limit of the others.
    requestTimeout: Math.max(config.http.requestTimeoutMs, config.http.uploadTimeoutMs),
    connectionTimeout: 0,
    keepAliveTimeout: 30_000,
    trustProxy: config.http.trustsProxy ? ['loopback', 'linklocal', 'uniquelocal'] : false,
    // A caller's own id would let it write into our logs.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: (error, socket) => {
      const reason = answerClientError(error, socket);
      if (reason !== null) log.info({ reason }, 'no request');
    },
    http: {
      headersTimeout: config.http.headersTimeoutMs,
      maxHeaderSize: 16 * 1024,
      // How exactly the two limits are kept.
      connectionsCheckingInterval: Math.min(2_000, config.http.headersTimeoutMs),
    },
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: handleError,
  };
}
