import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { ownOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { clearSessionCookie } from '#server/platform/sessions/session-cookie.ts';
import { cancelDeletion } from './cancel-deletion.ts';
import { closeAccount } from './close-account.ts';

export function registerAccountDeletionRoutes(app: FastifyInstance, context: AppContext): void {
  const { config } = context;

  registerEndpoint(app, context, 'POST /api/account-deletion', async ({ member, request, reply }) => {
    const erasedAfter = await closeAccount(context, member, ownOrigin(config, request));
    clearSessionCookie(config, reply);
    return { success: true as const, data: { erasedAfter: erasedAfter.toISOString() } };
  });

  registerEndpoint(app, context, 'POST /api/account-deletion/cancel', async ({ body }) => {
    await cancelDeletion(context, body.token);
    return { success: true as const };
  });
}
