import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { tellStory } from './tell-story.ts';

export function registerSymbolStoriesRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/symbols/:slug/story', async ({ member, params, query }) => ({
    success: true as const,
    data: await tellStory(context, { member, slug: params.slug, query }),
  }));
}
