import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { dismissRecurringDream, undoDismissal } from './dismiss-recurring-dream.ts';
import { listRecurringDreams } from './list-recurring-dreams.ts';

export function registerRecurringDreamsRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/insights/recurring-dreams', async ({ member, query }) => ({
    success: true as const,
    data: await listRecurringDreams(context, { member, language: query.language }),
  }));

  registerEndpoint(
    app,
    context,
    'POST /api/insights/recurring-dreams/dismissals',
    async ({ member, body }) => {
      await dismissRecurringDream(context, { userId: member.id, key: body.key });
      return { success: true as const };
    },
  );

  registerEndpoint(
    app,
    context,
    'DELETE /api/insights/recurring-dreams/dismissals',
    async ({ member, query }) => {
      await undoDismissal(context, { userId: member.id, key: query.key });
      return { success: true as const };
    },
  );
}
