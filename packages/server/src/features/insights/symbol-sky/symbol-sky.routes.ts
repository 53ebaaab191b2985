import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { showSky } from './show-sky.ts';

export function registerSymbolSkyRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/insights/sky', async ({ member, query }) => ({
    success: true as const,
    data: await showSky(context, { member, language: query.language }),
  }));
}
