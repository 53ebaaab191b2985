import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { readNotes } from './request-notes.ts';

/** Balancers ask these all day long: what members meet with would be lost among them. */
const probes = new Set(['/api/health', '/api/ready']);

/** Counts every call of the API, once it is answered. */
export function countTraffic(app: FastifyInstance, { traffic }: Pick<AppContext, 'traffic'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (route?.startsWith('/api/') && !probes.has(route)) {
      const { reason } = readNotes(request);
      const seconds = isTimed(request, reply) ? reply.elapsedTime / 1_000 : null;
      traffic.addRequest({ status: reply.statusCode, seconds, reason });
    }
    done();
  });
}

/** Whether the time is the server's own: neither a file on its way in or out, nor an answer that comes bit by bit. */
function isTimed(request: FastifyRequest, reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type') ?? '');
  const isUpload = request.headers['content-type']?.startsWith('multipart/') ?? false;
  return type.startsWith('application/json') && !isUpload;
}
