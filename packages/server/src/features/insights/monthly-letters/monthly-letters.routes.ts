import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { registerNotification } from '#server/platform/http/streams/register-notification.ts';
import { changeLetterSettings, readLetterSettings } from './letter-settings.ts';
import { listLetters } from './list-letters.ts';
import { showLetter } from './show-letter.ts';
import { stopLetters } from './unsubscribe/stop-letters.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerMonthlyLettersRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/insights/letters', async ({ member }) =>
    succeed({ items: await listLetters(context, member) }),
  );

  registerEndpoint(app, context, 'GET /api/insights/letters/:month', async ({ member, params, query }) =>
    succeed(await showLetter(context, { member, month: params.month, language: query.language })),
  );

  registerEndpoint(app, context, 'GET /api/letter-settings', async ({ member }) =>
    succeed(await readLetterSettings(context, member)),
  );

  registerEndpoint(app, context, 'PUT /api/letter-settings', async ({ member, body }) => {
    await changeLetterSettings(context, member, body);
    return succeed(await readLetterSettings(context, member));
  });

  // Pressed in a mail program: its server sends a form, from no page and without cookies.
  registerNotification(app, 'POST /api/letter-settings/unsubscribe/:token', async ({ params }) => {
    await stopLetters(context, params.token);
    return { success: true };
  });

  // Opened in a browser, or by a program that looks at every link: it shows the page, and changes nothing.
  app.get<{ Params: { token: string } }>('/api/letter-settings/unsubscribe/:token', (request, reply) =>
    reply.redirect(`/unsubscribe#token=${encodeURIComponent(request.params.token)}`, 303),
  );
}
