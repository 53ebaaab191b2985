import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { readIdempotencyKey } from '#server/platform/idempotency/idempotency.ts';
import { doFollowUp } from './do-follow-up.ts';
import { readFollowUp } from './read-follow-up.ts';

export function registerOracleFollowUpsRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(
    app,
    context,
    'GET /api/oracle/consultations/:id/follow-up',
    async ({ member, params }) => ({
      success: true,
      data: await readFollowUp(context, { member, id: params.id }),
    }),
  );

  registerEndpoint(
    app,
    context,
    'POST /api/oracle/consultations/:id/follow-up',
    async ({ member, params, body, request }) => {
      const idempotencyKey = readIdempotencyKey(request);
      return {
        success: true,
        data: await doFollowUp(context, { member, id: params.id, request: body, idempotencyKey }),
      };
    },
  );
}
