import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { actorOf } from '../audit-log/actor.ts';
import { checkNow } from './check-now.ts';
import { showCheck } from './show-check.ts';

export function registerInvariantsRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/admin/invariants', async () => ({
    success: true,
    data: await showCheck(context.db),
  }));
  registerEndpoint(app, context, 'POST /api/admin/invariants', async ({ member, request }) => ({
    success: true,
    data: await checkNow(context, actorOf(member, request)),
  }));
}
