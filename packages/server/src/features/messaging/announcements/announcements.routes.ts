import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { listActive } from './list-active.ts';
import { readAnnouncement } from './read-announcement.ts';

export function registerAnnouncementsRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/announcements/active', async ({ member, session }) => ({
    success: true,
    data: await listActive(context, { member, session }),
  }));

  registerEndpoint(app, context, 'POST /api/announcements/:id/read', async ({ member, params: { id } }) => {
    await readAnnouncement(context, member, id);
    return { success: true, data: { id } };
  });
}
