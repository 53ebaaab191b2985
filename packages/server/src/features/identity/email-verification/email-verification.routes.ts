import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { ownOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { readSessionCookie } from '#server/platform/sessions/session-cookie.ts';
import { resendVerification } from './resend-verification.ts';
import { verifyEmail } from './verify-email.ts';

export function registerEmailVerificationRoutes(app: FastifyInstance, context: AppContext): void {
  const { config, sessions } = context;

  registerEndpoint(app, context, 'POST /api/email-verification', async ({ body: { token }, request }) => {
    const opened = await sessions.find(readSessionCookie(config, request) ?? '');
    const origin = ownOrigin(config, request);
    return { success: true as const, data: await verifyEmail(context, { token, opened, origin }) };
  });

  registerEndpoint(app, context, 'POST /api/email-verification/resend', async ({ member, request }) => ({
    success: true as const,
    data: await resendVerification(context, member, ownOrigin(config, request)),
  }));
}
