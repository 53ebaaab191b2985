import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { sendTestMail } from './send-test-mail.ts';
import { listLastMails, testEmail } from './test-email.ts';

export function registerEmailTestRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/email-test', async () => ({
    success: true,
    data: await testEmail(context),
  }));

  registerEndpoint(app, context, 'GET /api/email-test/mails', async () => ({
    success: true,
    data: { mails: await listLastMails(context) },
  }));

  registerEndpoint(app, context, 'POST /api/email-test', async ({ member, request }) => ({
    success: true,
    data: await sendTestMail(context, member, request),
  }));
}
