import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { ownOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { resendVerification } from './resend-verification.ts';
import { verifyEmail } from './verify-email.ts';

export function registerEmailVerificationRoutes(app: FastifyInstance, context: AppContext): void {
  const { config } = context;

  registerEndpoint(app, context, 'POST /api/email-verification', async ({ body, request }) => ({
    success: true as const,
    data: await verifyEmail(context, { token: body.token, origin: ownOrigin(config, request) }),
  }));

  registerEndpoint(app, context, 'POST /api/email-verification/resend', async ({ member, request }) => ({
    success: true as const,
    data: await resendVerification(context, member, ownOrigin(config, request)),
  }));
}
