import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { showFindings } from './show-findings.ts';

export function registerFindingsRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/insights/findings', async ({ member, query }) => ({
    success: true as const,
    data: await showFindings(context, { member, query }),
  }));
}
