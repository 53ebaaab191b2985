import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { readIdempotencyKey } from '#server/platform/idempotency/idempotency.ts';
import { beginProgramme } from './begin-programme.ts';
import { changeRun } from './change-run.ts';
import { deleteRun } from './delete-run.ts';
import { findRun } from './find-run.ts';
import { keepDay } from './keep-day.ts';
import { keepMeasures } from './keep-measures.ts';
import { listRuns } from './list-runs.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerProgrammeRunsRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/programmes/:name/runs', async ({ member, params, query }) =>
    succeed(await listRuns(context, { member, ...params, query })),
  );

  registerEndpoint(
    app,
    context,
    'POST /api/programmes/:name/runs',
    async ({ member, params, body, request }) => {
      const idempotencyKey = readIdempotencyKey(request);
      return succeed(await beginProgramme(context, { member, ...params, request: body, idempotencyKey }));
    },
  );

  registerEndpoint(app, context, 'GET /api/programmes/:name/runs/:id', async ({ member, params }) =>
    succeed(await findRun(context, { member, ...params })),
  );

  registerEndpoint(app, context, 'PATCH /api/programmes/:name/runs/:id', async ({ member, params, body }) =>
    succeed(await changeRun(context, { member, ...params, request: body })),
  );

  registerEndpoint(
    app,
    context,
    'PUT /api/programmes/:name/runs/:id/days/:date',
    async ({ member, params, body }) => succeed(await keepDay(context, { member, ...params, request: body })),
  );

  registerEndpoint(
    app,
    context,
    'PUT /api/programmes/:name/runs/:id/measures/:date',
    async ({ member, params, body }) =>
      succeed(await keepMeasures(context, { member, ...params, values: body })),
  );

  registerEndpoint(app, context, 'DELETE /api/programmes/:name/runs/:id', async ({ member, params }) => {
    await deleteRun(context, { userId: member.id, ...params });
    return { success: true };
  });
}
