import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { testAuth } from './test-auth.ts';

export function registerAuthTestRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/auth-test', async ({ member, session, request }) => ({
    success: true,
    data: await testAuth({ context, member, session, request }),
  }));
}
