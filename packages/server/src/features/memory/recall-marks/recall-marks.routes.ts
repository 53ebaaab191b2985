import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { listRecallNights } from './list-recall-nights.ts';
import { markNight } from './mark-night.ts';
import { unmarkNight } from './unmark-night.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerRecallMarksRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/memory/recall-marks', async ({ member, query }) =>
    succeed({ nights: await listRecallNights(context, { member, ...query }) }),
  );

  registerEndpoint(app, context, 'PUT /api/memory/recall-marks', async ({ member, body }) =>
    succeed(await markNight(context, { member, request: body })),
  );

  registerEndpoint(app, context, 'DELETE /api/memory/recall-marks', async ({ member, query }) => {
    await unmarkNight(context, { userId: member.id, night: query.night });
    return { success: true };
  });
}
