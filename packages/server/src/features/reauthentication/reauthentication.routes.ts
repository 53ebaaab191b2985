import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { listProofMethods } from './list-proof-methods.ts';
import { reauthenticate } from './reauthenticate.ts';

export function registerReauthenticationRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/reauthentication', async ({ member }) => ({
    success: true,
    data: await listProofMethods(context, member.id),
  }));

  registerEndpoint(app, context, 'POST /api/reauthentication', async ({ member, session, body }) => {
    const provenAt = await reauthenticate(context, { userId: member.id, session, proof: body });
    return { success: true, data: { provenAt: provenAt.toISOString() } };
  });
}
