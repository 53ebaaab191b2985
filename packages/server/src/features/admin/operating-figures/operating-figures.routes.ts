import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createMetrics } from './create-metrics.ts';

/** What a proxy adds to a request that it passes on. */
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];
const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Figures for Prometheus, in its text format; no call of the contract, since no page makes it. With `METRICS_TOKEN` for
 * whoever shows it. Without, for this machine alone, and only where no `PUBLIC_URL` tells of a proxy, behind which
 * everybody seems to come from this machine. For anybody else there is nothing here.
 */
export function registerOperatingFiguresRoutes(app: FastifyInstance, context: AppContext): void {
  const metrics = createMetrics(app, context);
  app.get('/metrics', async (request, reply) => {
    assertThat(isAllowed(context, request), 'requests.not_found');
    const text = await metrics.print();
    return reply.type(metrics.contentType).header('cache-control', 'no-store').send(text);
  });
}

function isAllowed({ config, secrets }: AppContext, request: FastifyRequest): boolean {
  const { metricsToken } = secrets;
  if (metricsToken !== null) return isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
  const isPassedOn = forwardingHeaders.some((name) => name in request.headers);
  return config.http.publicUrl === null && !isPassedOn && loopback.test(request.socket.remoteAddress ?? '');
}

/** Takes as long wherever the two differ. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
