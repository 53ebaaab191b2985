import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { actorOf } from '#server/features/admin/audit-log/actor.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { countAudience } from '../count-audience.ts';
import { listAnnouncements, showAnnouncement } from './list-announcements.ts';
import { changeAnnouncement, withdrawAnnouncement, writeAnnouncement } from './write-announcement.ts';

export function registerAnnouncementsAdminRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/admin/announcements', async ({ query }) => ({
    success: true,
    data: await listAnnouncements(context, query),
  }));

  registerEndpoint(app, context, 'GET /api/admin/announcements/audience-size', async ({ query }) => ({
    success: true,
    data: await countAudience(context, query),
  }));

  registerEndpoint(app, context, 'GET /api/admin/announcements/:id', async ({ params }) => ({
    success: true,
    data: await showAnnouncement(context.db, params.id, context.clock.now()),
  }));

  registerEndpoint(app, context, 'POST /api/admin/announcements', async ({ body, member, request }) => ({
    success: true,
    data: await writeAnnouncement(context, actorOf(member, request), body),
  }));

  registerEndpoint(app, context, 'PUT /api/admin/announcements/:id', async (call) => {
    const { params, body, member, request } = call;
    return {
      success: true,
      data: await changeAnnouncement(context, actorOf(member, request), { ...body, id: params.id }),
    };
  });

  registerEndpoint(app, context, 'POST /api/admin/announcements/:id/withdraw', async (call) => ({
    success: true,
    data: await withdrawAnnouncement(context, actorOf(call.member, call.request), call.params.id),
  }));
}
