import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { addressKey } from '#server/platform/http/client-address.ts';
import { ownOrigin } from '#server/platform/http/own-origin.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import {
  clearSessionCookie,
  readSessionCookie,
  setSessionCookie,
} from '#server/platform/sessions/session-cookie.ts';
import { presentMember } from './accounts.presenter.ts';
import { changeSettings } from './change-settings.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

export function registerAccountsRoutes(app: FastifyInstance, context: AppContext): void {
  const { clock, config, sessions } = context;

  registerEndpoint(app, context, 'GET /api/user', ({ member }) => presentMember(member, clock.now()));

  registerEndpoint(app, context, 'PATCH /api/user', async ({ member, body }) =>
    presentMember(await changeSettings(context, member, body), clock.now()),
  );

  registerEndpoint(app, context, 'POST /api/login', async ({ body, request, reply }) => {
    const { member, token } = await signIn(context, { credentials: body, address: addressKey(request.ip) });
    // The session that the browser came with ends, so nobody who planted it can share the new one.
    await sessions.close(readSessionCookie(config, request) ?? '');
    setSessionCookie(config, reply, token);
    return presentMember(member, clock.now());
  });

  registerEndpoint(app, context, 'POST /api/signup', async ({ body, request, reply }) => {
    const { member, token } = await signUp(context, {
      request: body,
      address: addressKey(request.ip),
      origin: ownOrigin(config, request),
    });
    await sessions.close(readSessionCookie(config, request) ?? '');
    setSessionCookie(config, reply, token);
    return {
      success: true,
      message: 'Welcome to Chitta. Your account is ready.',
      user: presentMember(member, clock.now()),
      requiresVerification: false,
      verificationEmailSent: true,
      nextStep: 'EMAIL_VERIFICATION',
    };
  });

  registerEndpoint(app, context, 'POST /api/auth/logout', async ({ request, reply }) => {
    await sessions.close(readSessionCookie(config, request) ?? '');
    clearSessionCookie(config, reply);
    return { success: true };
  });
}
