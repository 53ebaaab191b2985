import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { showInsights } from './show-insights.ts';
import { showPreview } from './show-preview.ts';

export function registerDreamAnalyticsRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/insights', async ({ member, query }) => ({
    success: true as const,
    data: await showInsights(context, { member, query }),
  }));

  registerEndpoint(app, context, 'GET /api/insights/preview', async ({ member, query }) => ({
    success: true as const,
    data: await showPreview(context, { member, language: query.language }),
  }));
}
