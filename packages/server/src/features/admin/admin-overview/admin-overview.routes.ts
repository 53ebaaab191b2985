import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { showOverview } from './show-overview.ts';

export function registerAdminOverviewRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/admin/overview', async () => ({
    success: true,
    data: await showOverview(context),
  }));
}
