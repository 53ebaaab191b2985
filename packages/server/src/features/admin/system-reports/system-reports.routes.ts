import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { actorOf } from '#server/features/admin/audit-log/actor.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { registerDownload } from '#server/platform/http/streams/register-download.ts';
import { askForReport } from './ask-for-report.ts';
import { deleteReport } from './delete-report.ts';
import { downloadReport } from './download-report.ts';
import { listReports } from './list-reports.ts';
import { showFigures, showReport } from './show-report.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerSystemReportsRoutes(app: FastifyInstance, context: AppContext): void {
  const { reportsPerAdmin } = context.rateLimits;

  registerEndpoint(app, context, 'GET /api/admin/system-reports', async ({ query }) =>
    succeed(await listReports(context, query)),
  );

  registerEndpoint(app, context, 'POST /api/admin/system-reports', async ({ member, request, body }) => {
    await reportsPerAdmin.take(String(member.id));
    return succeed(await askForReport(context, actorOf(member, request), body));
  });

  registerEndpoint(app, context, 'GET /api/admin/system-reports/:id', async ({ params }) =>
    succeed(await showReport(context, params.id)),
  );

  registerEndpoint(app, context, 'GET /api/admin/system-reports/:id/figures', async ({ params }) =>
    succeed(await showFigures(context, params.id)),
  );

  registerDownload(app, context, 'GET /api/admin/system-reports/:id/file', async (call) => {
    await reportsPerAdmin.take(String(call.member.id));
    return downloadReport(context, actorOf(call.member, call.request), call.params.id);
  });

  registerEndpoint(app, context, 'DELETE /api/admin/system-reports/:id', async (call) => {
    await deleteReport(context, actorOf(call.member, call.request), call.params.id);
    return { success: true };
  });
}
