import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { listAuditLog } from './list-audit-log.ts';

export function registerAuditLogRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/admin/audit-log', async ({ query }) => ({
    success: true,
    data: await listAuditLog(context, query),
  }));
}
