import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { addressKey } from '#server/platform/http/hosts/client-address.ts';
import { ownOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { askReset } from './ask-reset.ts';
import { changePassword } from './change-password.ts';
import { resetPassword } from './reset-password.ts';

export function registerPasswordsRoutes(app: FastifyInstance, context: AppContext): void {
  const { config } = context;
  const done = { success: true as const };

  registerEndpoint(app, context, 'POST /api/password/forgot', async ({ body, request }) => {
    const origin = ownOrigin(config, request);
    await askReset(context, { request: body, address: addressKey(request.ip), origin });
    return done;
  });

  registerEndpoint(app, context, 'POST /api/password/reset', async ({ body, request }) => {
    await resetPassword(context, { request: body, origin: ownOrigin(config, request) });
    return done;
  });

  registerEndpoint(app, context, 'PUT /api/password', async ({ member, session, body, request }) => {
    const origin = ownOrigin(config, request);
    await changePassword(context, member, { password: body.password, session, request, origin });
    return done;
  });
}
