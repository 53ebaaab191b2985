import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { listDataPlaces } from './list-data-places.ts';

export function registerDataInventoryRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/data-inventory', async ({ member }) => ({
    success: true,
    data: await listDataPlaces(context, { member }),
  }));
}
