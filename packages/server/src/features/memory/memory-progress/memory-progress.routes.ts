import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { readProgress } from './read-progress.ts';

export function registerMemoryProgressRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/memory/progress', async ({ member }) => ({
    success: true as const,
    data: await readProgress(context, member),
  }));
}
