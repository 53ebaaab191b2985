import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { endOtherSessions, endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';

export function registerSessionsRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/sessions', async ({ member, session }) => ({
    success: true,
    data: { items: await listSessions(context, member.id, session.id) },
  }));

  registerEndpoint(app, context, 'DELETE /api/sessions', async ({ member, session }) => ({
    success: true,
    data: { ended: await endOtherSessions(context, member.id, session.id) },
  }));

  registerEndpoint(app, context, 'DELETE /api/sessions/:id', async ({ member, params }) => {
    await endSession(context, member.id, params.id);
    return { success: true, data: { ended: 1 } };
  });
}
