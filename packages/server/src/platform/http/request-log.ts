import type { FastifyInstance } from 'fastify';

/**
 * One line per request once it is answered: the route's pattern in place of the address, so that no search text,
 * token or id of a dream gets into the log. Reads that went well are for debugging only.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const isQuietRead = reply.statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD');
    request.log[isQuietRead ? 'debug' : 'info'](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        member: request.member?.id,
      },
      'request',
    );
    done();
  });
}
