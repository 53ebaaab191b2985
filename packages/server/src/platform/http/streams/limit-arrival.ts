import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config/config.ts';
import { answerClientError } from '../client-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The request brings files, which may take longer to arrive. */
    isUpload?: boolean;
  }
}

/**
 * Cuts off a request whose body takes too long to arrive. Node knows one limit for all requests, which has to leave
 * room for uploads; everything else keeps the short one through this.
 */
export function limitArrival(app: FastifyInstance, { http }: Pick<Config, 'http'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers;
    if (hasBody && !request.routeOptions.config.isUpload) {
      const timer = setTimeout(() => {
        if (!raw.complete && !reply.sent) answerClientError(timedOut(), raw.socket);
      }, http.requestTimeoutMs);
      timer.unref();
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    }
    done();
  });
}

/** What Node itself would report. */
function timedOut(): Error & { code: string } {
  return Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}
