import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { countUnread } from './count-unread.ts';
import { listNotifications } from './list-notifications.ts';
import { readNotifications } from './read-notifications.ts';

export function registerNotificationsRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/notifications', async ({ member, query }) => ({
    success: true,
    data: await listNotifications(context, member, query),
  }));

  registerEndpoint(app, context, 'POST /api/notifications/read', async ({ member, body }) => {
    await readNotifications(context, member, body);
    return { success: true, data: { unread: await countUnread(context, member) } };
  });
}
