import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { createBatchedWrite } from '#server/platform/concurrency/batch-writes.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { readVisit } from './showing/landing-cookies.ts';
import { createAddressHash } from './visits/address-hash.ts';
import { keepVisits } from './visits/keep-visits.ts';
import { takeEvents } from './visits/take-events.ts';
import type { Visit } from './visits/visit.ts';

/** Visits that are written at once. */
const batch = 100;

export function registerLandingExperimentsRoutes(app: FastifyInstance, context: AppContext): void {
  const keep = createBatchedWrite((visits: readonly Visit[]) => keepVisits(context, visits), batch);
  const parts = { ...context, keep, hashAddress: createAddressHash(context) };

  registerEndpoint(app, context, 'GET /api/experiments/landing', async ({ request, reply }) => {
    const chosen = await context.landingPages.choose(request, reply);
    const isFollowed = readVisit(context.config, request) !== null;
    return { success: true, data: { ...chosen, isFollowed } };
  });

  registerEndpoint(app, context, 'POST /api/experiments/events', async ({ body, request, reply }) => ({
    success: true,
    data: await takeEvents(parts, { body, request, reply }),
  }));
}
