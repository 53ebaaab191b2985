import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { askForPasskey } from '../factors/passkeys/ask-for-passkey.ts';
import { listProofMethods } from './list-proof-methods.ts';
import { reauthenticate } from './reauthenticate.ts';

export function registerReauthenticationRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/reauthentication', async ({ member, request }) => ({
    success: true,
    data: await listProofMethods(context, member.id, request),
  }));

  registerEndpoint(app, context, 'POST /api/reauthentication', async (call) => {
    const { member, session, body: proof, request } = call;
    const provenAt = await reauthenticate(context, { userId: member.id, session, proof, request });
    return { success: true, data: { provenAt: provenAt.toISOString() } };
  });

  registerEndpoint(app, context, 'POST /api/reauthentication/passkey-options', async (call) => ({
    success: true,
    data: await askForPasskey(context, call.request, { purpose: 'prove', userId: call.member.id }),
  }));
}
