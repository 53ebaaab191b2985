import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { listPlaces } from './list-places.ts';

export function registerPlacesRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/places', async ({ query }) => ({
    success: true as const,
    data: { items: await listPlaces(query), nextCursor: null },
  }));
}
