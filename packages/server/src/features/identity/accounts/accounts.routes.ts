import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import {
  clearSessionCookie,
  heldSessionCookie,
  isSigningOut,
} from '#server/platform/sessions/session-cookie.ts';
import { handOverSession } from '../sessions/open-session.ts';
import { presentMember } from './accounts.presenter.ts';
import { changeSettings } from './change-settings.ts';
import { signUp } from './sign-up.ts';

export function registerAccountsRoutes(app: FastifyInstance, context: AppContext): void {
  const { clock, config, sessions } = context;

  registerEndpoint(app, context, 'GET /api/user', ({ member }) => presentMember(member, clock.now()));

  registerEndpoint(app, context, 'PATCH /api/user', async ({ member, body }) =>
    presentMember(await changeSettings(context, member, body), clock.now()),
  );

  registerEndpoint(app, context, 'POST /api/signup', async ({ body, request, reply }) => {
    const { member, opened } = await signUp(context, { newcomer: body, request });
    await context.signUpHooks.run({ member, request, reply, referralCode: body.referralCode });
    if (opened) await handOverSession(context, { request, reply }, opened);
    return {
      success: true,
      message: 'Welcome to Chitta. Your account is ready.',
      user: presentMember(member, clock.now()),
      requiresVerification: false,
      verificationEmailSent: true,
      nextStep: 'EMAIL_VERIFICATION',
    };
  });

  registerEndpoint(app, context, 'POST /api/auth/logout', async ({ query, request, reply }) => {
    if (query.ifSigningOut && !isSigningOut(request)) return { success: true };
    await sessions.close(heldSessionCookie(config, request) ?? '');
    clearSessionCookie(config, reply);
    return { success: true };
  });
}
