import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { listTimeline } from './list-timeline.ts';

export function registerTimelineRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/timeline', async ({ member, query }) => ({
    success: true,
    data: await listTimeline(context, member, query),
  }));
}
