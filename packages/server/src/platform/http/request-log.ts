import type { FastifyInstance } from 'fastify';
import { isOutage } from '../logging/outage-log.ts';
import { readNotes } from './request-notes.ts';

/**
 * One line per request once it is answered: the route's pattern in place of the address, so that no search text,
 * token or id of a dream gets into the log. Reads that went well are for debugging only. A refusal names its reason
 * and whom it is about, and a sign-in the way: that is the record of attempts that `docs/asvs` asks for.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const isQuietRead = reply.statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD');
    // An outage is told of as a whole.
    const isQuiet = isQuietRead || isOutage(readNotes(request).reason);
    request.log[isQuiet ? 'debug' : 'info'](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        member: request.member?.id,
        ...readNotes(request),
      },
      'request',
    );
    done();
  });
}
