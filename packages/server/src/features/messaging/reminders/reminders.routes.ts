import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { registerNotification } from '#server/platform/http/streams/register-notification.ts';
import { changeReminders } from './change-reminders.ts';
import { readReminders } from './read-reminders.ts';
import { stopMails } from './unsubscribe/stop-mails.ts';

const unsubscribePath = '/api/reminders/unsubscribe/:token';

export function registerRemindersRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/reminders', async ({ member }) => ({
    success: true,
    data: await readReminders(context, member),
  }));

  registerEndpoint(app, context, 'PUT /api/reminders', async ({ member, body }) => {
    await changeReminders(context, member, body);
    return { success: true, data: await readReminders(context, member) };
  });

  // Pressed in a mail program: its server sends a form, from no page and without cookies.
  registerNotification(app, 'POST /api/reminders/unsubscribe/:token', async ({ params }) => {
    await stopMails(context, params.token);
    return { success: true };
  });

  // Opened in a browser, or by a program that looks at every link: it shows the page, and changes nothing.
  app.get<{ Params: { token: string } }>(unsubscribePath, (request, reply) =>
    reply.redirect(`/unsubscribe#token=${encodeURIComponent(request.params.token)}`, 303),
  );
}
